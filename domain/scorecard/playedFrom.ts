import { Array } from "effect";
import { type ChosenTee, chooseTee, yardsFrom } from "../golf/tee.ts";
import type { RoundCourse } from "../tournament/roundCourse.ts";
import type { CourseSnapshot } from "./playingTerms.ts";

interface Tees {
  /** The player's own tee, which counts if the course has it. */
  readonly own: ChosenTee | null;
  readonly ofTournament: ChosenTee | null;
}

/**
 * The course of a round as the card of one player stores it, with the distances from the player's
 * tee.
 */
export const playedFrom = (
  { courseId, holes, tees, teeNames }: RoundCourse,
  { own, ofTournament }: Tees,
): CourseSnapshot => {
  const tee = chooseTee(tees, ofTournament, own);
  return {
    courseId,
    holes: Array.map(holes, (hole) => {
      const { holeId, holeNumber, par, strokeIndex } = hole;
      const yards = yardsFrom(tee, hole, teeNames);
      return { holeId, holeNumber, par, strokeIndex, ...(yards === null ? {} : { yards }) };
    }),
    tee: tee && {
      name: tee.name,
      courseRating: tee.courseRating,
      slopeRating: tee.slopeRating,
    },
  };
};
