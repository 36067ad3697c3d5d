/**
 * Which letters each file of a font has. A browser fetches a file with the first of its letters on
 * a page, and `npm run fonts` makes the files.
 */
export const letters = {
  /** The languages of western Europe, and all signs that screens use: no §, ¼ or ↓. */
  western:
    "U+0020-007E, U+00A0-00A1, U+00A3, U+00A5, U+00A9-00AB, U+00AE, U+00B0, U+00B7, U+00BA-00BB, U+00BD, U+00BF-00FF, U+0131, U+0152-0153, U+2013-2014, U+2018-2019, U+201C-201E, U+2022, U+2026, U+2032, U+20AC, U+2122, U+2190, U+2192, U+2212",
  /** Names from further east, such as those with an Ł, Ğ or Ő. */
  eastern: "U+0100-0130, U+0132-0151, U+0154-017F, U+01CD-01DC, U+0218-021B, U+1E80-1E85, U+1E9E",
  /** Without A E I J T X Y Z, which are hard to read. */
  gothic:
    "U+0020-0040, U+0042-0044, U+0046-0048, U+004B-0053, U+0055-0057, U+005B-007E, U+00DF-00FF, U+2013-2014, U+2018-2019, U+201C-201D",
} as const;

/** The sign of each code point, for those who ask with a text. */
export const textOf = (range: string): string =>
  range
    .split(", ")
    .flatMap((part) => {
      const [first = Number.NaN, last = first] = part
        .slice("U+".length)
        .split("-")
        .map((digits) => Number.parseInt(digits, 16));
      return Array.from({ length: last - first + 1 }, (_, index) =>
        String.fromCodePoint(first + index),
      );
    })
    .join("");
