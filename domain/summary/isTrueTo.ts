import type { SummaryFacts } from "./facts.ts";
import { ordinaryWords } from "./ordinaryWords.ts";
import { markedIn, withNames } from "./playerMarks.ts";
import { isNumberWord, writtenNumbers } from "./writtenNumbers.ts";

/** Words that always begin with a capital letter. */
const alwaysCapital = new Set(["I", "Stableford", "E", "F"]);

/**
 * Whether a text contains only statements from the facts: every number of it occurs in them, also a
 * number that is written as a word; every player is one of them; and every name is a word of the
 * event or its course. It is short, printable, and has no address.
 */
export const isTrueTo = (text: string, facts: SummaryFacts): boolean => {
  const { known, numbers, names } = vocabularyOf(facts);
  const plain = withNames(text, () => "Player");
  return (
    isPlain(plain) &&
    markedIn(text).every((playerId) => known.has(playerId)) &&
    numbersIn(plain).every((number) => numbers.has(number)) &&
    namesIn(plain).every((name) => names.has(name) || alwaysCapital.has(name))
  );
};

/** Enough for the longest report, and too little to fill a page with. */
const LONGEST = 1500;

/** Control characters, marks that no keyboard has, and digits of other scripts. */
const strange = /[^\P{C}\n]|(?![0-9])\p{N}|[\u2028\u2029]/u;

/** Addresses of pages and people, also those that a reader has to type, and what looks like markup. */
const leading = /:\/\/|@|[<>]|\p{L}\.\p{L}/u;

/** A short text that can be printed and leads nowhere. */
const isPlain = (text: string) =>
  text.length <= LONGEST && !strange.test(text) && !leading.test(text);

const vocabularyOf = (facts: SummaryFacts) => {
  const { favourites, leaders, bestRound, name, courseName } = facts;
  const players = [
    ...favourites.map(({ playerId }) => playerId),
    ...leaders.map(({ playerId }) => playerId),
    ...(bestRound?.playerIds ?? []),
  ];
  // The ids contain digits that are not numbers.
  const withoutPlayers = players.reduce<string>(
    (json, playerId) => json.replaceAll(playerId, ""),
    JSON.stringify(facts),
  );
  return {
    known: new Set<string>(players),
    numbers: new Set(digitsIn(withoutPlayers)),
    names: new Set(["Player", ...wordsIn(`${name} ${courseName}`)]),
  };
};

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}'’]+/gu) ?? [];

/** "07" is 7, and "4.5" is one number. */
const digitsIn = (text: string) =>
  Array.from(text.matchAll(/\d+(?:\.\d+)?/g), ([digits]) => String(Number(digits)));

const numbersIn = (text: string) => [...digitsIn(text), ...writtenNumbers(text).map(String)];

/**
 * Every word whose capital letter grammar does not explain, also at the beginning of a sentence and
 * in quotation marks.
 */
const namesIn = (text: string) =>
  Array.from(text.matchAll(/(?<![\p{L}\p{N}'’])\p{Lu}[\p{L}\p{N}'’]*/gu), ([word]) =>
    word.replace(/['’]s$/u, ""),
  ).filter((word) => !ordinaryWords.has(word.toLowerCase()) && !isNumberWord(word));
