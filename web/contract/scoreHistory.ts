import { Record, Schema } from "effect";
import { Actor } from "../../domain/shared/recorded.ts";
import { scoreChangeKinds } from "../../domain/shared/scoreChangeKinds.ts";
import { HoleNumber } from "../../domain/shared/values.ts";
import { endpoint } from "./endpoint.ts";
import { wholeNumber } from "./inputs/numbers.ts";
import { oneScorecard } from "./params.ts";
import { intOrNull, numberOrNull, PersonName, textOrNull, UtcTime } from "./shared.ts";

const HoleEntry = Schema.Struct({
  strokes: Schema.Int,
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
    Schema.Struct({ holeNumber: HoleNumber, before: Schema.NullOr(HoleEntry), after: HoleEntry }),
  ),
  reason: textOrNull,
  /** The hole that was disputed or settled, with the entered strokes or the strokes that count. */
  dispute: Schema.NullOr(
    Schema.Struct({ holeNumber: HoleNumber, strokes: Schema.Array(Schema.Int) }),
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
  params: oneScorecard,
  query: Schema.Struct({
    limit: Schema.optionalKey(wholeNumber("Limit", 1, MAX_CHANGES)),
    before: Schema.optionalKey(wholeNumber("Before", 1, 2_147_483_647)),
  }),
  success: { status: 200, isPart: true, body: Schema.Array(ScoreChange) },
});
