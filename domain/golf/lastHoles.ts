import { inOrderOfPlay } from "./orderOfPlay.ts";
import { parOf } from "./par.ts";
import { strokesOf } from "./played.ts";
import type { Card } from "./roundScore.ts";

/**
 * The holes of a card that were played last, each to par, the last one at the end; null for a hole
 * that was picked up.
 */
export const lastHoles = (
  { holes, played }: Pick<Card, "holes" | "played">,
  startHole: number | null,
  most: number,
): ReadonlyArray<number | null> =>
  inOrderOfPlay(holes, startHole)
    .flatMap((hole) => {
      const there = played[hole.holeNumber];
      if (there === undefined) return [];
      const strokes = strokesOf(there);
      return [strokes === null ? null : strokes - parOf(hole)];
    })
    .slice(-most);
