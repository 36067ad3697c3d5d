import { Schema } from "effect";
import { DisputedEntryId } from "../../../domain/shared/values.ts";
import { endpoint } from "../endpoint.ts";
import { sentence } from "../inputs/sentence.ts";
import { oneHoleOfCard } from "../params.ts";
import { Scorecard } from "./scorecard.ts";

export const settleHoleDispute = endpoint({
  summary: "Says which of the entries of a disputed hole counts",
  method: "POST",
  path: "/api/scorecards/:scorecardId/disputes/:holeNumber",
  access: "cardSettler",
  params: oneHoleOfCard,
  body: Schema.Struct({ entryId: DisputedEntryId.pipe(sentence("Invalid entry")) }),
  success: { status: 200, body: Scorecard },
  refusals: ["ScorecardNotOpen", "HoleNotDisputed", "NotADisputedEntry"],
});
