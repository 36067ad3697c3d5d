import { Schema } from "effect";
import { PlayerId, RoundNumber, TeeId } from "../../../domain/shared/values.ts";
import { CorrectionPreview } from "../card/correctionPreview.ts";
import { endpoint } from "../endpoint.ts";
import { orElse, orNull } from "../inputs/absent.ts";
import { HandicapInput } from "../inputs/handicap.ts";
import { says, sentence } from "../inputs/sentence.ts";
import { optionalLines, requiredText, searched } from "../inputs/texts.ts";
import { listFileQuery } from "../listFile.ts";
import { anyEvent, oneEvent, oneParticipant } from "../params.ts";
import { Done, textOrNull } from "../shared.ts";
import { AdminParticipant, PaymentMethod } from "./participants.ts";

/** The parts of the list that administrators look at. */
export const ParticipantFilter = Schema.Literals([
  "all",
  "playing",
  "waitlist",
  "notPaid",
  "paid",
  "out",
  "missedCut",
  "cancelled",
]).pipe(sentence("Invalid filter"));
export type ParticipantFilter = typeof ParticipantFilter.Type;

/** A participant whose handicap is corrected. */
export const CorrectedParticipant = Schema.Struct({
  ...AdminParticipant.fields,
  changes: CorrectionPreview,
  /** The playing handicap of each open card that the correction is about. */
  cards: Schema.Array(
    Schema.Struct({
      userId: PlayerId,
      roundNumber: RoundNumber,
      before: Schema.Int,
      after: Schema.Int,
    }),
  ),
}).annotate({ identifier: "CorrectedParticipant" });
export type CorrectedParticipant = typeof CorrectedParticipant.Type;

export const ParticipantAction = Schema.Literals([
  "accept",
  "decline",
  "remove",
  "markPaid",
  "refund",
  "withdraw",
  "disqualify",
  "tee",
  "fee",
  "correct",
]);
export type ParticipantAction = typeof ParticipantAction.Type;

const ofMoney = {
  /** For the action "markPaid". */
  method: orElse(PaymentMethod.pipe(sentence("Payment must be by cash, card or bank")), "manual"),
  /** For the action "fee": the name of a kind of fee; null is the registration fee. */
  fee: orNull(requiredText("Fee", 40)),
};

const firstRound = RoundNumber.make(1);

export const changeParticipant = endpoint({
  summary:
    "Accepts, declines, removes, charges, withdraws or disqualifies a participant, or corrects their handicap",
  method: "PATCH",
  path: "/api/admin/events/:eventId/participants/:participantId",
  access: "eventAdmin",
  params: oneParticipant,
  body: Schema.Struct({
    action: ParticipantAction.pipe(sentence("Invalid action")),
    reason: orNull(optionalLines("Reason", 500)),
    /** For the actions "tee" and "correct"; null is the tee of the event. */
    teeId: Schema.optionalKey(Schema.NullOr(TeeId)),
    ...ofMoney,
    /** For the action "correct", as the next two; null is no handicap. Absent: it was right. */
    handicap: Schema.optionalKey(HandicapInput),
    fromRound: orElse(RoundNumber.pipe(sentence("Round must be between 1 and 4")), firstRound),
    /** Only shows what the correction would change. */
    preview: orElse(Schema.Boolean, false),
  }).check(
    Schema.makeFilter(
      ({ action, reason }) => action !== "correct" || (reason ?? "") !== "",
      says("Reason is required"),
    ),
  ),
  /** A removed player is no longer a participant. */
  success: { status: 200, body: Schema.Union([CorrectedParticipant, AdminParticipant, Done]) },
  refusals: [
    "ParticipantNotFound",
    "NotInField",
    "AlreadyWithdrawn",
    "NoLongerPlaying",
    "TournamentCompleted",
    "TournamentCancelled",
    "TournamentNotStarted",
    "AlreadyPaid",
    "NothingToRefund",
    "FeeNotOffered",
    "TeeIsFixed",
    "TeeNotOnCourse",
    "RoundNotInTournament",
    "NothingToCorrect",
  ],
});

/** The actions on several players at once. */
export const BulkAction = Schema.Literals([
  "accept",
  "decline",
  "remove",
  "markPaid",
  "refund",
  "withdraw",
  "tee",
  "fee",
  /** Takes a removal back. */
  "addBack",
]);
export type BulkAction = typeof BulkAction.Type;

export const MAX_AT_ONCE = 500;

export const BulkOutcome = Schema.Struct({
  playerId: PlayerId,
  done: Schema.Boolean,
  /** The reason of a refusal. */
  error: textOrNull,
}).annotate({ identifier: "BulkOutcome" });
export type BulkOutcome = typeof BulkOutcome.Type;

export const changeParticipants = endpoint({
  summary:
    "Accepts, declines, removes, withdraws or charges many participants or gives them a tee, each for itself",
  method: "POST",
  path: "/api/admin/events/:eventId/participants",
  access: "eventAdmin",
  params: oneEvent,
  body: Schema.Struct({
    playerIds: Schema.Array(PlayerId)
      .check(Schema.isMinLength(1), Schema.isMaxLength(MAX_AT_ONCE))
      .pipe(sentence("Please select between 1 and 500 participants")),
    action: BulkAction.pipe(sentence("Invalid action")),
    /** For the action "tee"; null is the tee of the event. */
    teeId: orNull(TeeId),
    ...ofMoney,
  }),
  success: { status: 200, body: Schema.Array(BulkOutcome) },
});

export const exportParticipants = endpoint({
  summary: "The participants as a spreadsheet, all or those that a filter and a search leave",
  method: "GET",
  path: "/api/events/:eventId/participants.csv",
  access: "admin",
  from: ["registrations", "courses", "players"],
  params: anyEvent,
  query: Schema.Struct({
    show: Schema.optionalKey(ParticipantFilter),
    search: Schema.optionalKey(searched),
    ...listFileQuery,
  }),
  success: { status: 200, body: Schema.String, mediaType: "text/csv" },
});
