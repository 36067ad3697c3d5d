import fc from "fast-check";
import { range } from "../range.ts";
import type { MatchPlayer } from "./sideBall.ts";

const indexes = (holes: number) =>
  fc.shuffledSubarray([...range(1, 18)], { minLength: holes, maxLength: holes });

/** Eighteen or nine holes. */
export const course = fc
  .oneof(indexes(18), indexes(9))
  .map((strokeIndexes) =>
    strokeIndexes.map((strokeIndex, index) => ({ holeNumber: index + 1, strokeIndex })),
  );

/** Strokes; seldom an empty hole. */
export const hole = fc.option(fc.integer({ min: 1, max: 12 }), { freq: 20 });

export const player: fc.Arbitrary<MatchPlayer> = fc.record({
  played: fc
    .array(hole, { minLength: 18, maxLength: 18 })
    .map((scores) =>
      Object.fromEntries(
        scores.flatMap((strokes, index) => (strokes === null ? [] : [[index + 1, strokes]])),
      ),
    ),
  playingHandicap: fc.integer({ min: -5, max: 54 }),
  startHole: fc.constantFrom(1, 1, 1, 10),
});
