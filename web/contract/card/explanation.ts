import { Schema } from "effect";
import { HoleNumber } from "../../../domain/shared/values.ts";
import { endpoint } from "../endpoint.ts";
import { oneScorecard } from "../params.ts";
import { intOrNull } from "../shared.ts";
import { Scorecard } from "./scorecard.ts";

export const CardExplanation = Schema.Struct({
  handicapIndex: Schema.Finite,
  tee: Scorecard.fields.tee,
  /** Not rounded. */
  courseHandicap: Schema.Finite,
  /** In percent. */
  handicapAllowance: Schema.Finite,
  playingHandicap: Schema.Int,
  /** The calculation of the playing handicap. */
  formula: Schema.String,
  /**
   * All holes of the course; strokes, net and points are null until the hole was played, strokes and
   * net also where it was picked up.
   */
  holes: Schema.Array(
    Schema.Struct({
      holeNumber: HoleNumber,
      par: Schema.Int,
      strokeIndex: Schema.Int,
      strokes: intOrNull,
      isPickedUp: Schema.Boolean,
      strokesReceived: Schema.Int,
      net: intOrNull,
      points: intOrNull,
      rule: Schema.String,
    }),
  ),
  /** Strokes are null as soon as a hole was picked up. */
  totals: Schema.Struct({ gross: intOrNull, net: intOrNull, points: Schema.Int }),
}).annotate({ identifier: "CardExplanation" });
export type CardExplanation = typeof CardExplanation.Type;

export const explainScorecard = endpoint({
  summary: "Where every number of a card comes from",
  method: "GET",
  path: "/api/scorecards/:scorecardId/explain",
  access: "cardReader",
  from: ["scorecards"],
  params: oneScorecard,
  success: { status: 200, body: CardExplanation },
});
