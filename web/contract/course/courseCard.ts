import { Schema } from "effect";
import { endpoint } from "../endpoint.ts";
import { Revision } from "../inputs/numbers.ts";
import { oneCourse } from "../params.ts";
import { Hole } from "./course.ts";
import { Holes, teeNames } from "./courseInput.ts";
import { withRoundsKept } from "./roundsKept.ts";

export const changeCard = endpoint({
  summary: "Changes the whole scorecard of a course at once; holes that are left out leave it",
  method: "PUT",
  path: "/api/courses/:courseId/holes",
  access: "admin",
  changes: ["courses"],
  params: oneCourse,
  body: Schema.Struct({
    holes: Holes,
    blueTee: Schema.optionalKey(teeNames.blueTee),
    whiteTee: Schema.optionalKey(teeNames.whiteTee),
    redTee: Schema.optionalKey(teeNames.redTee),
    /** The revision of the course that was edited. */
    basedOn: Schema.optionalKey(Revision),
  }),
  success: { status: 200, body: Schema.Struct({ holes: Schema.Array(Hole), ...withRoundsKept }) },
  refusals: ["CourseNotFound", "EditConflict", "RatingDoesNotFit"],
});
