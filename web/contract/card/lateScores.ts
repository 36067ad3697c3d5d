import { Schema } from "effect";
import { PlayerId, RoundNumber, ScorecardId } from "../../../domain/shared/values.ts";
import { endpoint } from "../endpoint.ts";
import { orElse } from "../inputs/absent.ts";
import { oneEvent } from "../params.ts";
import { UtcTime } from "../shared.ts";
import { CorrectionPreview } from "./correctionPreview.ts";
import { LateScore, Scorecard } from "./scorecard.ts";

/** What players sent of a card after the end of the event. It does not count. */
export const LateScores = Schema.Struct({
  scorecardId: ScorecardId,
  playerId: PlayerId,
  roundNumber: RoundNumber,
  /** By number. */
  holeScores: Schema.Array(LateScore),
  /** Of the latest one. */
  receivedAt: UtcTime,
}).annotate({ identifier: "LateScores" });
export type LateScores = typeof LateScores.Type;

export const listLateScores = endpoint({
  summary: "Scores that players sent after the end, which wait for a decision",
  method: "GET",
  path: "/api/admin/events/:eventId/late-scores",
  access: "eventAdmin",
  from: ["scorecards", "players"],
  params: oneEvent,
  success: { status: 200, body: Schema.Array(LateScores) },
});

export const decideLateScores = endpoint({
  summary: "Lets the late scores of a card count, or none of them, or shows what that would change",
  method: "POST",
  path: "/api/admin/events/:eventId/late-scores/:scorecardId",
  access: "eventAdmin",
  params: Schema.Struct({ ...oneEvent.fields, scorecardId: ScorecardId }),
  body: Schema.Struct({
    accept: Schema.Boolean,
    /** Nothing is written. */
    preview: orElse(Schema.Boolean, false),
  }),
  success: { status: 200, body: Schema.Union([CorrectionPreview, Scorecard]) },
  refusals: ["ScorecardNotOpen", "NoLateScores", "HoleNotOnCourse"],
});
