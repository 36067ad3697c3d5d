/**
 * Text that is safe on a terminal: control characters, hidden characters and characters that
 * reverse the text are written like \u202e, which JSON reads as the same character. Tabs are
 * harmless and stay.
 */
export const printable = (text: string) => text.replace(unprintable, escaped);

const unprintable = /(?!\t)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

const escaped = (letter: string) =>
  letter
    .split("")
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .join("");
