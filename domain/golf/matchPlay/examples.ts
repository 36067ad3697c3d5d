import { range } from "../range.ts";
import type { MatchPlayer, MatchSide, MatchTerms } from "./playMatch.ts";

/** Holes with the stroke indexes 1 to n in order. */
export const course = (holes: number): MatchTerms["course"] =>
  range(1, holes).map((holeNumber) => ({ holeNumber, strokeIndex: holeNumber }));

/** Scores of the holes from 1 on; null for a hole without a score. */
export const player = (scores: ReadonlyArray<number | null>, playingHandicap = 0): MatchPlayer => ({
  strokes: Object.fromEntries(
    scores.flatMap((strokes, index) => (strokes === null ? [] : [[index + 1, strokes]])),
  ),
  playingHandicap,
});

export const side = (...players: ReadonlyArray<MatchPlayer>): MatchSide => ({
  players,
  hasLeft: false,
});

/** The same score on this many holes. */
export const each = (holes: number, strokes: number): ReadonlyArray<number> =>
  Array.from({ length: holes }, () => strokes);
