import type { BoardOptions, BoardRound, Competitor } from "./entry.ts";
import type { Line } from "./line.ts";
import { countedMatches, matchPointsOf, matchPointsText } from "./matchRecord.ts";
import type { OwnMatch } from "./ownMatch.ts";
import type { Standing } from "./standing.ts";
import { scoredRounds } from "./view.ts";

const none = "-";

type Figures = Pick<
  Standing<Competitor>,
  "toPar" | "points" | "total" | "thru" | "round" | "strokes"
>;

interface Frame {
  readonly options: BoardOptions;
  readonly currentRound: number;
  readonly roundNumbers: ReadonlyArray<number>;
}

/**
 * What a board says of a line in match play, in place of strokes: its points, the matches of the
 * current round as they stand, and the points of each round.
 */
export const matchFigures = <Entry extends Competitor>(
  matches: ReadonlyArray<OwnMatch>,
  { entry, result }: Line<Entry>,
  { options, currentRound, roundNumbers }: Frame,
): Figures & Pick<Standing<Entry>, "roundCells"> => {
  const current = matchesIn(matches, currentRound);
  const points = result === null ? null : matchPointsOf(countedMatches(matches, options));
  return {
    toPar: null,
    points,
    total: points === null ? none : matchPointsText(points),
    thru: thruOf(countedMatches(matches, options), current),
    round: textOf(current),
    roundCells: roundNumbers.map((roundNumber) => ({
      roundNumber,
      text: cellOf(matchesIn(matches, roundNumber)),
      round: cardOf(entry, roundNumber),
    })),
    strokes: none,
  };
};

const matchesIn = (matches: ReadonlyArray<OwnMatch>, round: number) =>
  matches.filter(({ roundNumber }) => roundNumber === round);

const thruOf = (counted: ReadonlyArray<OwnMatch>, current: ReadonlyArray<OwnMatch>) => {
  if (!counted.some(({ hasStarted }) => hasStarted)) return none;
  if (counted.every(({ result }) => result !== null)) return "F*";
  return String(Math.max(0, ...current.map(({ holesPlayed }) => holesPlayed)));
};

const textOf = (current: ReadonlyArray<OwnMatch>) =>
  current
    .filter(({ hasStarted }) => hasStarted)
    .map(({ text }) => text)
    .join(", ") || none;

/** The points of a round; none while none of its matches is decided. */
const cellOf = (ofRound: ReadonlyArray<OwnMatch>) =>
  ofRound.some(({ result }) => result !== null) ? matchPointsText(matchPointsOf(ofRound)) : none;

const cardOf = <Entry extends Competitor>(
  { rounds }: Entry,
  number: number,
): Entry["rounds"][number] | null => {
  const scored: ReadonlyArray<BoardRound> = scoredRounds(rounds);
  return scored.find(({ roundNumber }) => roundNumber === number) ?? null;
};
