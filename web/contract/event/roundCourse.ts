import { Schema } from "effect";
import { CorrectionPreview } from "../card/correctionPreview.ts";
import { endpoint } from "../endpoint.ts";
import { orElse } from "../inputs/absent.ts";
import { oneRound } from "../params.ts";

export const CourseApplied = Schema.Struct({
  /** How many cards are scored differently than before. */
  changed: Schema.Int,
}).annotate({ identifier: "CourseApplied" });

export const applyCourse = endpoint({
  summary:
    "Scores every card of a round on its course as it is now, or shows what that would change",
  method: "POST",
  path: "/api/admin/events/:eventId/rounds/:roundNumber/course",
  access: "eventAdmin",
  params: oneRound,
  body: Schema.Struct({ preview: orElse(Schema.Boolean, false) }),
  success: { status: 200, body: Schema.Union([CorrectionPreview, CourseApplied]) },
  refusals: ["RoundNotFound", "NoCardInRound", "CourseUnchanged", "CourseMissing", "HoleHasScores"],
});
