import { Effect } from "effect";
import { type Hole as CourseHole, Courses } from "../../../../application/ports/Courses.ts";
import type { CourseSnapshot } from "../../../../domain/scorecard/playingTerms.ts";
import type { CourseId, HoleId } from "../../../../domain/shared/values.ts";
import type { CardRow } from "../../../../projections/scorecards/queries.ts";
import type { Score } from "../../../contract/card/scorecard.ts";
import type { Hole } from "../../../contract/course/course.ts";
import { scorecardsOf } from "./scorecards.ts";

/** Par and stroke index come from the card; the yards from the course, if the hole still exists. */
export const scorecardDetailOf = Effect.fnUntraced(function* (row: CardRow) {
  const { courseId, holes } = row.terms.course;
  const courses = yield* Courses;
  const named = (yield* courses.manyById([courseId])).get(courseId);
  const present = yield* Effect.catchTag(courses.holesOf(courseId), "CourseNotFound", () =>
    Effect.succeed<ReadonlyArray<CourseHole>>([]),
  );
  const yards = new Map(present.map((hole) => [hole.id, hole]));
  const [scorecard] = yield* scorecardsOf([row]);
  if (!scorecard) return yield* Effect.die(new Error("A card without its player."));
  return {
    scorecard,
    course: { id: courseId, name: named?.name ?? "", location: named?.location ?? "" },
    scores: scorecard.scores.flatMap((score) => withHole(score, courseId, holes, yards)),
  };
});

const withHole = (
  score: Score,
  courseId: CourseId,
  holes: CourseSnapshot["holes"],
  yards: ReadonlyMap<HoleId, CourseHole>,
) => {
  const played = holes.find(({ holeNumber }) => holeNumber === score.holeNumber);
  if (!played) return [];
  const hole: Hole = {
    id: played.holeId,
    courseId,
    holeNumber: played.holeNumber,
    par: played.par,
    handicap: played.strokeIndex,
    ...distancesOf(yards.get(played.holeId)),
  };
  return [{ score, hole }];
};

/** Each distance under its two names in the contract. */
export const distancesOf = (
  hole: Pick<CourseHole, "blueDistance" | "whiteDistance" | "redDistance"> | undefined,
) => {
  const { blueDistance = null, whiteDistance = null, redDistance = null } = hole ?? {};
  return {
    blueDistance,
    whiteDistance,
    redDistance,
    distanceBlue: blueDistance,
    distanceWhite: whiteDistance,
    distanceRed: redDistance,
  };
};
