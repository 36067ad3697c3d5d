import { Schema } from "effect";
import { PlayerId, ScorecardId } from "../../../domain/shared/values.ts";
import { endpoint } from "../endpoint.ts";
import { orElse, orNull } from "../inputs/absent.ts";
import { says, sentence } from "../inputs/sentence.ts";
import { optionalLines, requiredLines } from "../inputs/texts.ts";
import { anyEvent, oneEvent, oneScorecard } from "../params.ts";
import { textOrNull } from "../shared.ts";
import { CorrectionPreview } from "./correctionPreview.ts";
import { scoresByAdmin } from "./holeScores.ts";
import { Scorecard } from "./scorecard.ts";
import { ShortScorecard } from "./shortScorecard.ts";

export const listScorecards = endpoint({
  summary: "All cards of an event, for administrators",
  method: "GET",
  path: "/api/events/:eventId/scorecards",
  access: "admin",
  from: ["scorecards", "players"],
  params: anyEvent,
  success: { status: 200, body: Schema.Array(Scorecard) },
});

export const listShortScorecards = endpoint({
  summary: "All cards of an event without their holes, for administrators",
  method: "GET",
  path: "/api/events/:eventId/short-scorecards",
  access: "admin",
  from: ["scorecards", "players"],
  params: anyEvent,
  success: { status: 200, body: Schema.Array(ShortScorecard) },
});

/** How many cards of an event wait, and for what. */
const WaitingCards = Schema.Struct({
  /** Complete, without objection, and not official. */
  toVerify: Schema.Int,
  /** For their players. */
  sentBack: Schema.Int,
  disputed: Schema.Int,
}).annotate({ identifier: "WaitingCards" });

export const getWaitingCards = endpoint({
  summary: "How many cards of an event wait for verification, for their players, or for a decision",
  method: "GET",
  path: "/api/events/:eventId/waiting-cards",
  access: "admin",
  from: ["scorecards", "players"],
  params: anyEvent,
  success: { status: 200, body: WaitingCards },
});

export const listUnverifiedScorecards = endpoint({
  summary: "The cards that wait for verification",
  method: "GET",
  path: "/api/events/:eventId/unverified-scorecards",
  access: "admin",
  from: ["scorecards", "players"],
  params: anyEvent,
  success: { status: 200, body: Schema.Array(Scorecard) },
});

const ScoresOfPlayer = Schema.Struct({
  playerId: PlayerId.pipe(sentence("Player is required")),
  ...scoresByAdmin,
});

const refusedScores = [
  "ScorecardNotOpen",
  "HoleScoredTwice",
  "HoleNotOnCourse",
  "HoleAlreadyVerified",
  "HoleChangedBy",
  "PlayerMissedCut",
  "PlayerNoLongerPlaying",
  "ScorecardChangedTooOften",
  "RoundNotInTournament",
  "CourseMissing",
  "ParticipantNotFound",
  "TournamentCancelled",
] as const;

export const recordScores = endpoint({
  summary: "Enters or corrects scores of a player",
  method: "POST",
  path: "/api/events/:eventId/scoring",
  access: "eventAdmin",
  params: oneEvent,
  body: ScoresOfPlayer,
  success: { status: 200, body: Scorecard },
  refusals: refusedScores,
});

export const previewScores = endpoint({
  summary: "What scores would change if they were saved; nothing is written",
  method: "POST",
  path: "/api/events/:eventId/scoring/preview",
  access: "eventAdmin",
  params: oneEvent,
  body: ScoresOfPlayer,
  success: { status: 200, body: CorrectionPreview },
  refusals: refusedScores,
});

export const verifyScorecard = endpoint({
  summary: "Makes all scores of a card official",
  method: "POST",
  path: "/api/scorecards/:scorecardId/verify",
  access: "cardManager",
  params: oneScorecard,
  success: { status: 200, body: Scorecard },
  refusals: ["ScorecardNotOpen", "NothingToVerify", "CannotVerifyDisputed"],
});

export const unverifyScorecard = endpoint({
  summary: "Takes the latest verification of a card back",
  method: "POST",
  path: "/api/scorecards/:scorecardId/unverify",
  access: "cardManager",
  params: oneScorecard,
  body: Schema.Struct({ reason: orNull(optionalLines("Reason", 500)) }),
  success: { status: 200, body: Scorecard },
  refusals: ["ScorecardNotOpen", "ScorecardNotVerified", "TournamentCompleted"],
});

/** In one call. */
export const MAX_VERIFIED = 500;

/** The result for one of several cards. */
export const Verified = Schema.Struct({
  scorecardId: ScorecardId,
  verified: Schema.Boolean,
  /** The reason of a refusal. */
  error: textOrNull,
});

/** Several cards of one event. */
const manyCards = Schema.Struct({
  scorecardIds: Schema.NonEmptyArray(ScorecardId)
    .check(Schema.isMaxLength(MAX_VERIFIED, says(`At most ${MAX_VERIFIED} scorecards at once`)))
    .pipe(sentence("Please select at least one scorecard")),
});

export const verifyScorecards = endpoint({
  summary: "Makes many cards official, each decided for itself",
  method: "POST",
  path: "/api/events/:eventId/verify",
  access: "eventAdmin",
  params: oneEvent,
  body: manyCards,
  success: { status: 200, body: Schema.Array(Verified) },
});

/** The result for one of several cards. */
const Undone = Schema.Struct({
  scorecardId: ScorecardId,
  undone: Schema.Boolean,
  /** The reason of a refusal. */
  error: textOrNull,
});

export const unverifyScorecards = endpoint({
  summary: "Takes the latest verification of many cards back, each decided for itself",
  method: "POST",
  path: "/api/events/:eventId/unverify",
  access: "eventAdmin",
  params: oneEvent,
  body: manyCards,
  success: { status: 200, body: Schema.Array(Undone) },
});

/** The result for one of several cards. */
const Signed = Schema.Struct({
  scorecardId: ScorecardId,
  /** Whether it is so now. */
  signed: Schema.Boolean,
  /** The reason of a refusal. */
  error: textOrNull,
});

export const signOnPaper = endpoint({
  summary: "Says of many cards whether their paper is signed, each decided for itself",
  method: "POST",
  path: "/api/events/:eventId/signed-on-paper",
  access: "eventAdmin",
  params: oneEvent,
  body: Schema.Struct({
    ...manyCards.fields,
    /** False takes it back. */
    signed: orElse(Schema.Boolean, true),
  }),
  success: { status: 200, body: Schema.Array(Signed) },
});

export const rejectScorecard = endpoint({
  summary: "Sends a card back to its player",
  method: "POST",
  path: "/api/scorecards/:scorecardId/reject",
  access: "cardManager",
  params: oneScorecard,
  body: Schema.Struct({ reason: requiredLines("Reason", 500, "Please enter a reason") }),
  success: { status: 200, body: Scorecard },
  refusals: ["ScorecardNotOpen", "NothingToVerify"],
});

export const withdrawRejection = endpoint({
  summary: "Takes back that a card was sent back: it is as it was before",
  method: "POST",
  path: "/api/scorecards/:scorecardId/unreject",
  access: "cardManager",
  params: oneScorecard,
  body: Schema.Struct({ reason: orNull(optionalLines("Reason", 500)) }),
  success: { status: 200, body: Scorecard },
  refusals: ["ScorecardNotOpen", "ScorecardNotSentBack"],
});
