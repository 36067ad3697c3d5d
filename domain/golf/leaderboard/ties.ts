import { type Countback, compareCountback, type Scoring } from "../countback.ts";
import type { Competitor } from "./entry.ts";
import { groupLevel } from "./groupLevel.ts";
import { lastCounted, type RankedLine } from "./line.ts";
import { worthOf } from "./result.ts";

interface Compared<Entry extends Competitor> {
  readonly line: RankedLine<Entry>;
  readonly roundNumber: number;
  readonly lastRound: number;
  readonly countback: Countback;
}

/**
 * Splits tied lines into groups that stay level, best first: by the last counted round as a whole,
 * then by the countback of its card (docs/rules.md, The leaderboard).
 *
 * If one of the tied players has an incomplete card or fewer rounds than the others, a comparison
 * would not be fair. Then all of them stay level, in name order.
 */
export const byCountback = <Entry extends Competitor>(
  tied: ReadonlyArray<RankedLine<Entry>>,
  scoring: Scoring,
): ReadonlyArray<ReadonlyArray<RankedLine<Entry>>> => {
  // After points and holes up a place in match play is shared.
  if (tied.length === 1 || tied.some(({ result }) => result.holesUp !== undefined)) return [tied];
  const compared = tied.flatMap((line) => comparedOf(line, scoring));
  const rounds = new Set(compared.map(({ roundNumber }) => roundNumber));
  if (compared.length < tied.length || rounds.size > 1) return [tied];
  const compare = (a: Compared<Entry>, b: Compared<Entry>) => compareCards(a, b, scoring);
  const sorted = compared.toSorted(compare);
  const groups = groupLevel(sorted, (a, b) => compare(a, b) === 0);
  return groups.map((group) => group.map(({ line }) => line));
};

const comparedOf = <Entry extends Competitor>(
  line: RankedLine<Entry>,
  scoring: Scoring,
): ReadonlyArray<Compared<Entry>> => {
  const last = lastCounted(line);
  if (!last?.isComplete || !last.countback) return [];
  const { roundNumber, countback } = last;
  const lastRound = worthOf(last, scoring);
  return lastRound === null ? [] : [{ line, roundNumber, lastRound, countback }];
};

const compareCards = (a: Compared<Competitor>, b: Compared<Competitor>, scoring: Scoring) => {
  const difference = a.lastRound - b.lastRound;
  if (difference !== 0) return scoring === "stableford" ? -difference : difference;
  return compareCountback(a.countback, b.countback, scoring);
};
