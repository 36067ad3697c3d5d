import { parOf } from "./par.ts";
import type { Card } from "./roundScore.ts";

/**
 * The holes of a card that were played last, each to par, the last one at the end. A card does not
 * know its order of play: it ends before the first open hole behind the latest score, and complete
 * with the last hole of the course.
 */
export const lastHoles = (
  { holes, strokes }: Pick<Card, "holes" | "strokes">,
  latest: number | null,
  most: number,
): ReadonlyArray<number> => {
  const ordered = holes.toSorted((a, b) => a.holeNumber - b.holeNumber);
  const scores = ordered.map((hole) => {
    const score = strokes[hole.holeNumber];
    return score === undefined ? null : score - parOf(hole);
  });
  const end = endOfPlay(
    scores,
    ordered.findIndex(({ holeNumber }) => holeNumber === latest),
  );
  // From the hole behind the end once around the course.
  const inOrder = [...scores.slice(end + 1), ...scores.slice(0, end + 1)];
  return inOrder.filter((score) => score !== null).slice(-most);
};

const endOfPlay = (scores: ReadonlyArray<number | null>, latest: number): number => {
  const last = scores.length - 1;
  const isOpen = (index: number) => (scores[index % scores.length] ?? null) === null;
  if (latest < 0 || !scores.includes(null)) return last;
  let end = latest;
  while (!isOpen(end + 1)) end += 1;
  return end % scores.length;
};
