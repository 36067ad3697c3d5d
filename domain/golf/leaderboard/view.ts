import { range } from "../range.ts";
import { plus } from "../roundScore.ts";
import { roundCounts } from "../roundsThatCount.ts";
import type { BoardOptions, BoardRound, Competitor } from "./entry.ts";
import { type Result, worthOf } from "./result.ts";

type Rounds<Round> = ReadonlyArray<Round>;

const hasScore = ({ holesPlayed }: BoardRound) => holesPlayed > 0;

export const scoredRounds = <Round extends BoardRound>(rounds: Rounds<Round>): Rounds<Round> =>
  rounds.filter(hasScore);

/**
 * The rounds that decide an event, by number: all but those that the office has cancelled, and once
 * the event is completed those that nobody has opened; these counted in the first edition of the
 * rules.
 */
export const roundsInEvent = (
  {
    numberOfRounds,
    rulings = [],
    isCompleted,
    rulesEdition,
  }: Pick<BoardOptions, "numberOfRounds" | "rulings" | "isCompleted" | "rulesEdition">,
  competitors: ReadonlyArray<Pick<Competitor, "rounds">>,
): ReadonlyArray<number> => {
  const counting = range(1, numberOfRounds).filter((number) => roundCounts(rulings, number));
  if (!isCompleted || rulesEdition === 1) return counting;
  const opened = new Set(
    competitors.flatMap(({ rounds }) => scoredRounds(rounds).map(({ roundNumber }) => roundNumber)),
  );
  return counting.filter((number) => opened.has(number));
};

/** The rounds that a view counts: all rounds with scores, or the selected one. */
export const countedRounds = <Round extends BoardRound>(
  rounds: Rounds<Round>,
  { view, selectedRound }: Pick<BoardOptions, "view" | "selectedRound">,
): Rounds<Round> => {
  const scored = scoredRounds(rounds);
  if (view !== "single-round") return scored;
  return scored.filter(({ roundNumber }) => roundNumber === selectedRound);
};

/**
 * The result of the counted rounds: their sum, in all-rounds the average. Null without a score, and
 * with a round that has no result.
 */
export const resultOf = (
  counted: Rounds<BoardRound>,
  { view, scoring }: Pick<BoardOptions, "view" | "scoring">,
): Result | null => {
  if (counted.length === 0) return null;
  const sum = counted.map((round) => worthOf(round, scoring)).reduce(plus, 0);
  return sum === null ? null : { sum, divisor: view === "all-rounds" ? counted.length : 1 };
};

/**
 * The selected round, otherwise the latest round in which any player has a score, or a match that
 * was decided without one; 0 before the first.
 */
export const currentRound = (
  competitors: ReadonlyArray<Pick<Competitor, "rounds" | "matches">>,
  { view, selectedRound }: Pick<BoardOptions, "view" | "selectedRound">,
): number => {
  if (view === "single-round") return selectedRound;
  return competitors.reduce(
    (latest, { rounds, matches = [] }) =>
      [...rounds.filter(hasScore), ...matches.filter(({ hasStarted }) => hasStarted)].reduce(
        (own, { roundNumber }) => Math.max(own, roundNumber),
        latest,
      ),
    0,
  );
};
