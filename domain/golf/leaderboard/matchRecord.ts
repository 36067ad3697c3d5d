import type { BoardOptions } from "./entry.ts";
import type { InMatches, OwnMatch } from "./ownMatch.ts";
import type { Result } from "./result.ts";

type Matches = ReadonlyArray<OwnMatch>;
type Chosen = Pick<BoardOptions, "view" | "selectedRound">;

/** The matches that a view counts. */
export const countedMatches = (
  matches: Matches,
  { view, selectedRound }: Chosen,
): ReadonlyArray<OwnMatch> =>
  view === "single-round"
    ? matches.filter(({ roundNumber }) => roundNumber === selectedRound)
    : matches;

/** One for a win, one half for a halved match, nothing for a match that goes on. */
export const matchPointsOf = (matches: Matches): number =>
  matches.reduce((sum, { result }) => sum + (result === null ? 0 : worth[result]), 0);

const worth = { win: 1, halved: 0.5, loss: 0 } as const;

/**
 * Whether players have different numbers of matches. Then not the points decide but the share that
 * was won, because who had three opponents could win more than who had one.
 */
export const countsShares = (competitors: ReadonlyArray<InMatches>, chosen: Chosen): boolean => {
  const numbers = competitors
    .map(({ matches = [] }) => countedMatches(matches, chosen).length)
    .filter((number) => number > 0);
  return new Set(numbers).size > 1;
};

/** Null before the first hole of a match. */
export const resultOfMatches = (matches: Matches, byShare: boolean): Result | null => {
  if (!matches.some(({ hasStarted }) => hasStarted)) return null;
  const decided = matches.filter(({ result }) => result !== null);
  return {
    sum: matchPointsOf(matches),
    divisor: byShare ? Math.max(1, decided.length) : 1,
    holesUp: matches.reduce((sum, { holesUp }) => sum + holesUp, 0),
  };
};

/** "1½", as a board and a player write it. */
export const matchPointsText = (points: number): string => {
  const whole = Math.floor(points);
  if (points === whole) return String(whole);
  return whole === 0 ? "½" : `${whole}½`;
};

interface Played extends InMatches {
  readonly rounds: ReadonlyArray<{ readonly roundNumber: number; readonly isComplete: boolean }>;
}

/**
 * Whether nothing is left to play in a round: its card is complete, in match play every match of it
 * is decided.
 */
export const hasFinishedRound = ({ matches, rounds }: Played, round: number): boolean =>
  matches
    ? matches.every(({ roundNumber, result }) => roundNumber !== round || result !== null)
    : rounds.some(({ roundNumber, isComplete }) => roundNumber === round && isComplete);
