import { range } from "../../domain/golf/range.ts";
import type { PlayingTerms } from "../../domain/scorecard/playingTerms.ts";
import { CourseId, HoleId, HoleNumber } from "../../domain/shared/values.ts";

const hole = (number: number) => ({
  holeId: HoleId.make(`00000000-0000-4000-a000-${String(number).padStart(12, "0")}`),
  holeNumber: HoleNumber.make(number),
  par: 4,
  strokeIndex: number,
});

/** The terms of cards that no real player has opened. */
export const terms: PlayingTerms = {
  course: {
    courseId: CourseId.make("00000000-0000-4000-a000-000000000000"),
    holes: [hole(1), ...range(2, 18).map(hole)],
    tee: null,
  },
  handicapIndex: 7.9,
  handicapAllowance: 100,
  courseHandicap: 7.9,
  playingHandicap: 8,
  scoringBasis: "net",
};
