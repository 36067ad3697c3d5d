/**
 * A text as a search compares it, so that a keyboard without accents finds every name: without
 * capitals, accents and apostrophes, with hyphens and commas as spaces, and with one space between
 * words.
 */
export const searchText = (text: string): string =>
  text
    .replaceAll("´", "")
    .normalize("NFKD")
    .replaceAll(unseen, "")
    .toLowerCase()
    .replaceAll(withoutAccent, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(between, " ")
    .trim();

/** A text as one word: "O'Brien", "o brien" and "OBRIEN" are the same. */
export const oneWord = (text: string): string => searchText(text).replaceAll(" ", "");

/** Whether a text contains every word of a search, in any order. */
export const holdsWords = (text: string, search: string): boolean => wordFinder(search)(text);

/**
 * For many texts and one search: whether a text contains every word of it, in any order. A word may
 * go over the spaces of a name, so "obrien" finds "O Brien".
 */
export const wordFinder = (search: string): ((text: string) => boolean) => {
  const wanted = searchText(search).split(" ");
  return (text) => {
    const plain = searchText(text);
    const together = plain.replaceAll(" ", "");
    // Most texts of a long list lack a word altogether, and need not be taken apart.
    if (!wanted.every((word) => together.includes(word))) return false;
    const words = plain.split(" ");
    return wanted.every((word) =>
      words.some(
        (one, index) => one.includes(word) || words.slice(index).join("").startsWith(word),
      ),
    );
  };
};

/** Accents, apostrophes, full stops, and characters that nobody sees. */
const unseen = /[\p{Mark}\p{Cf}'’‘‛`ʼʻʽʹʾʿˈ′.·]/gu;

/** Characters between the words of a name. */
const between = /[\s\p{Dash_Punctuation}−,;/&]+/gu;

/** Letters that Unicode does not take apart into a plain letter and an accent. */
const plainLetters: Readonly<Record<string, string>> = {
  ł: "l",
  ø: "o",
  ß: "ss",
  đ: "d",
  ð: "d",
  þ: "th",
  æ: "ae",
  œ: "oe",
  ı: "i",
  ħ: "h",
  ŧ: "t",
  ŋ: "n",
  ĸ: "k",
  ə: "e",
  ɛ: "e",
  ɔ: "o",
  ɓ: "b",
  ɗ: "d",
  ƙ: "k",
  ƴ: "y",
  ς: "σ",
};

const withoutAccent = new RegExp(`[${Object.keys(plainLetters).join("")}]`, "gu");
