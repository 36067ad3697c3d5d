import { searchText } from "../../domain/shared/searchText.ts";

/** Words in the names of half of all courses. They do not distinguish courses. */
const common = new Set(["the", "of", "at", "and", "golf", "club", "course", "country", "resort"]);

const wordsOf = (text: string): ReadonlyArray<string> =>
  searchText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && !common.has(word));

const pairsOf = (word: string) =>
  new Set(Array.from({ length: word.length - 1 }, (_, index) => word.slice(index, index + 2)));

/**
 * How similar two words are, from 0 to 1: the share of letter pairs that they have in common (Dice
 * coefficient).
 */
const wordLikeness = (sought: string, word: string) => {
  if (sought === word) return 1;
  const [a, b] = [pairsOf(sought), pairsOf(word)];
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return shared === 0 ? 0 : (2 * shared) / (a.size + b.size);
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
