import type { HoleNumber } from "../../../domain/shared/values.ts";
import type { Hole } from "../../contract/course.ts";
import type { CardExplanation } from "../../contract/explanation.ts";

/** A hole as a round is played over it. */
export type PlayedHole = Omit<Hole, "id" | "courseId">;

export type RememberedHole = Pick<
  CardExplanation["holes"][number],
  "holeNumber" | "par" | "strokeIndex"
>;

/**
 * The holes that a card remembers from when it was opened. Later edits of the course leave their par
 * and their stroke index alone; the yards are today's, where the hole is still there.
 */
export const holesOfCard = (
  course: ReadonlyArray<Hole>,
  card: ReadonlyArray<RememberedHole>,
): ReadonlyArray<PlayedHole> => {
  const present = new Map<HoleNumber, Hole>(course.map((hole) => [hole.holeNumber, hole]));
  return card.map(({ holeNumber, par, strokeIndex }) => ({
    ...(present.get(holeNumber) ?? unmeasured),
    holeNumber,
    par,
    handicap: strokeIndex,
  }));
};

/** A hole of which nobody knows the yards. */
export const unmeasured = {
  distanceBlue: null,
  distanceWhite: null,
  distanceRed: null,
  blueDistance: null,
  whiteDistance: null,
  redDistance: null,
};
