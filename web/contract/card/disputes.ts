import { Schema } from "effect";
import { DisputedEntryId } from "../../../domain/shared/values.ts";
import { endpoint } from "../endpoint.ts";
import { sentence } from "../inputs/sentence.ts";
import { oneHoleOfCard, oneScorecard } from "../params.ts";
import { HoleScoreInput } from "./holeScores.ts";
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

export const disputeHole = endpoint({
  summary: "Says what is right on a hole of a playing partner's card, which disputes it",
  method: "POST",
  path: "/api/scorecards/:scorecardId/disputes",
  access: "player",
  params: oneScorecard,
  body: HoleScoreInput,
  success: { status: 200, body: Scorecard },
  refusals: [
    "ScorecardNotOpen",
    "CannotAttestOwnScorecard",
    "ScorecardHasNoScores",
    "ScorecardAlreadyVerified",
    "NotPlayingPartner",
    "AttesterNotRegistered",
    "HoleHasNoScore",
    "HoleAlreadyVerified",
    "ScorecardChangedTooOften",
    "TournamentCancelled",
    "TournamentCompleted",
  ],
});
