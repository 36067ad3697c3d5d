import type { Played } from "../played.ts";
import { range } from "../range.ts";
import type { MatchSide, MatchTerms } from "./matchTerms.ts";
import type { MatchPlayer } from "./sideBall.ts";

/** Holes with the stroke indexes 1 to n in order. */
export const course = (holes: number): MatchTerms["course"] =>
  range(1, holes).map((holeNumber) => ({ holeNumber, strokeIndex: holeNumber }));

/** What stands on the holes from 1 on; null for an empty hole. */
export const player = (scores: ReadonlyArray<Played | null>, playingHandicap = 0): MatchPlayer => ({
  played: Object.fromEntries(
    scores.flatMap((there, index) => (there === null ? [] : [[index + 1, there]])),
  ),
  playingHandicap,
  startHole: 1,
});

export const side = (...players: ReadonlyArray<MatchPlayer>): MatchSide => ({
  players,
  hasLeft: false,
});

/** The same score on this many holes. */
export const each = (holes: number, strokes: number): ReadonlyArray<number> =>
  Array.from({ length: holes }, () => strokes);
