const units = [
  ...["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
  ...["eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen"],
  "nineteen",
];

const tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

const ordinals = [
  ...[
    "first",
    "second",
    "third",
    "fourth",
    "fifth",
    "sixth",
    "seventh",
    "eighth",
    "ninth",
    "tenth",
  ],
  ...["eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth"],
  ...["eighteenth", "nineteenth", "twentieth"],
];

const amounts: ReadonlyMap<string, number> = new Map([
  ...units.map((word, value) => [word, value] as const),
  ...tens.map((word, index) => [word, 20 + 10 * index] as const),
  ...ordinals.map((word, index) => [word, index + 1] as const),
  ["dozen", 12],
  ["hundred", 100],
]);

/** "sixty-eight" and "sixty eight" are one number, not 60 and 8. */
const composed = new RegExp(
  `\\b(${tens.join("|")})[- ](${units.slice(1, 10).join("|")})\\b`,
  "giu",
);

/** Whether a word counts as a number, also at the beginning of a sentence. */
export const isNumberWord = (word: string): boolean => amounts.has(word.toLowerCase());

const valueOf = (word: string) => amounts.get(word.toLowerCase()) ?? 0;

/**
 * The numbers that a text contains as words, including "third" and "a dozen". "One" and "first" are
 * left out, because they are mostly not numbers, as in "one of the leaders".
 */
export const writtenNumbers = (text: string): ReadonlyArray<number> => {
  const pairs = Array.from(text.matchAll(composed), ([, ten = "", unit = ""]) => {
    return valueOf(ten) + valueOf(unit);
  });
  const rest = text.replaceAll(composed, " ").match(/\p{L}+/gu) ?? [];
  return [...pairs, ...rest.map(valueOf).filter((value) => value > 1)];
};
