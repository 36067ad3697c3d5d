/** Words that half of all courses have in their name, and so tell none of them apart. */
const common = new Set(["the", "of", "at", "and", "golf", "club", "course", "country", "resort"]);

const wordsOf = (text: string): ReadonlyArray<string> =>
  text
    .normalize("NFD")
    .replaceAll(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && !common.has(word));

const pairsOf = (word: string) =>
  new Set(Array.from({ length: word.length - 1 }, (_, index) => word.slice(index, index + 2)));

/** How much of their letters, in pairs, two words share: 0 to 1, the coefficient of Dice. */
const wordLikeness = (sought: string, word: string) => {
  if (sought === word) return 1;
  const [a, b] = [pairsOf(sought), pairsOf(word)];
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return shared === 0 ? 0 : (2 * shared) / (a.size + b.size);
};

/** Below it, two words are two words and not one misspelt. */
const SAME_WORD = 0.6;

/**
 * How well a text answers what is sought, whatever its capitals, accents and order: 0 if any word of
 * it is missing, otherwise up to 1, and more for a text that says little else.
 */
export const likeness = (sought: string, text: string): number => {
  const words = wordsOf(text);
  const best = wordsOf(sought).map((one) =>
    Math.max(0, ...words.map((word) => wordLikeness(one, word))),
  );
  if (best.length === 0 || best.some((value) => value < SAME_WORD)) return 0;
  const mean = best.reduce((sum, value) => sum + value, 0) / best.length;
  return mean * (0.9 + 0.1 * Math.min(1, best.length / words.length));
};
