import { Record, Schema } from "effect";
import { Actor } from "../../../domain/shared/recorded.ts";
import { scoreChangeKinds } from "../../../domain/shared/scoreChangeKinds.ts";
import { HoleNumber } from "../../../domain/shared/values.ts";
import { endpoint } from "../endpoint.ts";
import { wholeNumber } from "../inputs/numbers.ts";
import { oneScorecard } from "../params.ts";
import { intOrNull, numberOrNull, PersonName, textOrNull, UtcTime } from "../shared.ts";
import { PickedUp } from "./scorecard.ts";

const HoleEntry = Schema.Struct({
  /** Null where the hole was picked up. */
  strokes: intOrNull,
  ...PickedUp,
  putts: intOrNull,
  penalties: Schema.Int,
  notes: textOrNull,
});

export const ScoreChange = Schema.Struct({
  version: Schema.Int,
  at: UtcTime,
  by: Schema.Struct({ ...Actor.fields, ...PersonName.fields }),
  kind: Schema.Literals(Record.keys(scoreChangeKinds)),
  /** By hole number; empty unless scores changed. */
  holes: Schema.Array(
    Schema.Struct({
      holeNumber: HoleNumber,
      before: Schema.NullOr(HoleEntry),
      /** Null when the hole was taken back. */
      after: Schema.NullOr(HoleEntry),
    }),
  ),
  reason: textOrNull,
  /**
   * The hole that was disputed or settled, with what was entered or what counts: strokes, 0 for
   * picked up, null for an empty hole.
   */
  dispute: Schema.NullOr(
    Schema.Struct({ holeNumber: HoleNumber, strokes: Schema.Array(intOrNull) }),
  ),
  /** What counts since the handicap was corrected. */
  handicap: Schema.NullOr(
    Schema.Struct({ handicapIndex: numberOrNull, playingHandicap: Schema.Int, tee: textOrNull }),
  ),
}).annotate({ identifier: "ScoreChange" });
export type ScoreChange = typeof ScoreChange.Type;

/** In one answer. */
export const MAX_CHANGES = 200;

/** The newest changes, oldest first, or those before a version. */
export const getScoreHistory = endpoint({
  summary: "Every change of a card: who, when, before and after",
  method: "GET",
  path: "/api/scorecards/:scorecardId/history",
  access: "cardReader",
  from: ["scorecards", "players", "administrators"],
  oneAtATime: true,
  params: oneScorecard,
  query: Schema.Struct({
    limit: Schema.optionalKey(wholeNumber("Limit", 1, MAX_CHANGES)),
    before: Schema.optionalKey(wholeNumber("Before", 1, 2_147_483_647)),
  }),
  success: { status: 200, isPart: true, body: Schema.Array(ScoreChange) },
});
