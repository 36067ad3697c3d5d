import type { BoardRound, Competitor, RoundOf } from "./entry.ts";
import { hasSkippedRound, isNoReturn, type Mark, markOf, type Terms } from "./mark.ts";
import { countedMatches, resultOfMatches } from "./matchRecord.ts";
import type { Result } from "./result.ts";
import { countedRounds, resultOf } from "./view.ts";

/** The values of one player or team for the ranking. */
export interface Line<Entry extends Competitor> {
  readonly entry: Entry;
  readonly counted: ReadonlyArray<RoundOf<Entry>>;
  /** Null without scores in the view, and with a round that is no return. */
  readonly result: Result | null;
  readonly mark: Mark | null;
  /** Stands after all others who are still ranked. */
  readonly isBehind: boolean;
}

/** A line that has a place: it has scores and no mark. */
export interface RankedLine<Entry extends Competitor> extends Line<Entry> {
  readonly result: Result;
}

export const lineOf = <Entry extends Competitor>(
  entry: Entry,
  terms: Terms,
  /** In match play: not the points decide but the share that was won. */
  byShare = false,
): Line<Entry> => {
  const rounds: ReadonlyArray<RoundOf<Entry>> = entry.rounds;
  const counted = countedRounds(rounds, terms);
  const mark = markOf(entry, terms);
  if (entry.matches) {
    const result = resultOfMatches(countedMatches(entry.matches, terms), byShare);
    return { entry, counted, result, mark, isBehind: false };
  }
  const isWhole = !counted.some(isNoReturn(entry, terms));
  const result = isWhole ? resultOf(counted, terms) : null;
  return { entry, counted, result, mark, isBehind: hasSkippedRound(entry, terms) };
};

export const isRanked = <Entry extends Competitor>(line: Line<Entry>): line is RankedLine<Entry> =>
  line.mark === null && line.result !== null;

/** The last of the counted rounds, whatever their order in the list. */
export const lastCounted = ({ counted }: Line<Competitor>): BoardRound | undefined =>
  counted.reduce<BoardRound | undefined>(
    (last, round) => (last && last.roundNumber > round.roundNumber ? last : round),
    undefined,
  );
