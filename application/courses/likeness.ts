import { searchText } from "../../domain/shared/searchText.ts";

/** Words in the names of half of all courses. They do not distinguish courses. */
const common = new Set(["the", "of", "at", "and", "golf", "club", "course", "country", "resort"]);

const wordsOf = (text: string): ReadonlyArray<string> =>
  searchText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && !common.has(word))
    .map((word) => (word === "saint" ? "st" : word));

const pairsOf = (word: string) =>
  new Set(Array.from({ length: word.length - 1 }, (_, index) => word.slice(index, index + 2)));

/** How many letters two words have in common from their first one on. */
const sameBeginning = (a: string, b: string) => {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
};

/** How many letters two words have in common up to their last one. */
const sameEnd = (a: string, b: string) => {
  let length = 0;
  while (length < a.length && a.at(-1 - length) === b.at(-1 - length)) length += 1;
  return length;
};

/** Shorter words differ by one letter from too many others. */
const SHORTEST_WITH_A_SLIP = 4;

/** One letter is missing, too many or another one, or two neighbours have changed places. */
const isSlip = (sought: string, word: string) => {
  if (Math.min(sought.length, word.length) < SHORTEST_WITH_A_SLIP) return false;
  const start = sameBeginning(sought, word);
  const [a, b] = [sought.slice(start), word.slice(start)];
  const end = sameEnd(a, b);
  const [wrong, right] = [a.slice(0, a.length - end), b.slice(0, b.length - end)];
  const areSwapped = wrong.length === 2 && right === `${wrong[1]}${wrong[0]}`;
  return areSwapped || Math.max(wrong.length, right.length) === 1;
};

/**
 * How similar two words are, from 0 to 1: the share of letter pairs that they have in common (Dice
 * coefficient). In a short word one slip spoils half of the pairs, so it is looked for by itself.
 */
const wordLikeness = (sought: string, word: string) => {
  if (sought === word) return 1;
  const [a, b] = [pairsOf(sought), pairsOf(word)];
  const shared = [...a].filter((pair) => b.has(pair)).length;
  const byPairs = shared === 0 ? 0 : (2 * shared) / (a.size + b.size);
  return Math.max(byPairs, isSlip(sought, word) ? 1 - 1 / word.length : 0);
};

/** Below this value, two words are different words and not a misspelling. */
const SAME_WORD = 0.6;

/**
 * How well a text matches a search, whatever its case, accents and word order: 0 if any word of the
 * search is missing, otherwise up to 1. A text with few other words gets more.
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
