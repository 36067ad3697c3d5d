/**
 * These characters join letters and emoji of some scripts, or choose between their forms. Alone
 * they are invisible, but a name may need them.
 */
const joining = String.raw`[\u200C\u200D\u180B-\u180D\u180F\uFE00-\uFE0F\u{E0020}-\u{E007F}\u{E0100}-\u{E01EF}]`;

/**
 * The other invisible characters are useless in a name, and some of them reverse the letters around
 * them.
 */
const invisible = String.raw`(?!${joining})\p{Default_Ignorable_Code_Point}|[\uFFF9-\uFFFB]`;

/**
 * Terminals obey control characters, databases cannot store NUL, and half of a surrogate pair is
 * not a character.
 */
const control = String.raw`[\p{Cc}\p{Surrogate}]`;

const unreadable = new RegExp(`${control}|${invisible}`, "u");
const unreadableInLine = new RegExp(String.raw`${control}|${invisible}|[\p{Zl}\p{Zp}]`, "u");

/** A text in one line without hidden characters. */
export const isOneLine = (text: string) => !unreadableInLine.test(text);

/** The same in several lines, and with tabs. */
export const isSeveralLines = (text: string) => !unreadable.test(text.replaceAll(/[\n\t]/g, ""));

/** Whether at least one character is visible. */
export const isBlank = (text: string) => !/[^\s\p{Default_Ignorable_Code_Point}]/u.test(text);
