/**
 * Text as a terminal may show it: what it would obey, hide or turn around is written as \u202e, which
 * JSON reads as the same letter. A tab stands between columns and does no harm.
 */
export const printable = (text: string) => text.replace(unprintable, escaped);

const unprintable = /(?!\t)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

const escaped = (letter: string) =>
  letter
    .split("")
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .join("");
