import { Schema } from "effect";
import { PlayerId, RegistrationId, RoundNumber, TeeId } from "../../domain/shared/values.ts";
import { CorrectionPreview } from "./correctionPreview.ts";
import { CsvSeparator } from "./csvSeparator.ts";
import { endpoint } from "./endpoint.ts";
import { orElse, orNull } from "./inputs/absent.ts";
import { HandicapInput } from "./inputs/handicap.ts";
import { Money } from "./inputs/money.ts";
import { listQuery } from "./inputs/partOfList.ts";
import { says, sentence } from "./inputs/sentence.ts";
import { ShirtSize } from "./inputs/shirtSize.ts";
import { optionalLines } from "./inputs/texts.ts";
import { anyEvent, oneEvent, oneParticipant } from "./params.ts";
import { PaymentStatus, PlayerStatus } from "./registration.ts";
import { Done, intOrNull, numberOrNull, textOrNull, UtcTime } from "./shared.ts";
import { ScoringAverages } from "./statistics.ts";

const fields = {
  /** The id of the player. */
  id: PlayerId,
  firstName: Schema.String,
  lastName: Schema.String,
  /** The handicap index that counts in this event; null is none. */
  handicap: numberOrNull,
  profileImage: textOrNull,
  shirtSize: Schema.NullOr(ShirtSize),
  scoringAverages: ScoringAverages,
  playerStatus: PlayerStatus,
};

export const Participant = Schema.Struct(fields).annotate({ identifier: "Participant" });
export type Participant = typeof Participant.Type;

export const AdminParticipant = Schema.Struct({
  ...fields,
  email: Schema.String,
  /** The player's own tee; null is the tee of the event. */
  teeId: Schema.NullOr(TeeId),
  /** Its name, by which it holds on another course of the event; null if it is unknown. */
  teeName: textOrNull,
  registrationDate: UtcTime,
  /** A registration in the form for administrators. */
  status: Schema.Literals(["approved", "pending", "cancelled"]),
  registrationId: RegistrationId,
  /** The handicap of the account, which does not count once a card is open or it was corrected. */
  profileHandicap: numberOrNull,
  paymentStatus: PaymentStatus,
  /** The amount that was paid or refunded. */
  paymentAmount: Schema.NullOr(Money),
  /** The reason why they withdrew or were disqualified; only for administrators of the event. */
  leavingReason: textOrNull,
  waitlistPlace: intOrNull,
}).annotate({ identifier: "AdminParticipant" });
export type AdminParticipant = typeof AdminParticipant.Type;

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

export const listParticipants = endpoint({
  summary: "Who plays; administrators see addresses, the waitlist and who cancelled too",
  method: "GET",
  path: "/api/events/:eventId/participants",
  access: "registeredOrAdmin",
  params: anyEvent,
  query: Schema.Struct(listQuery(AdminParticipant)),
  success: {
    status: 200,
    isPart: true,
    body: Schema.Union([Schema.Array(AdminParticipant), Schema.Array(Participant)]),
  },
  // A player may not sort by fields that only administrators see.
  refusals: ["UnknownChoice"],
});

export const ParticipantAction = Schema.Literals([
  "accept",
  "decline",
  "remove",
  "markPaid",
  "refund",
  "withdraw",
  "disqualify",
  "tee",
  "correct",
]);
export type ParticipantAction = typeof ParticipantAction.Type;

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
  summary: "Accepts, declines, removes or charges many participants, each for itself",
  method: "POST",
  path: "/api/admin/events/:eventId/participants",
  access: "eventAdmin",
  params: oneEvent,
  body: Schema.Struct({
    playerIds: Schema.Array(PlayerId)
      .check(Schema.isMinLength(1), Schema.isMaxLength(MAX_AT_ONCE))
      .pipe(sentence("Please select between 1 and 500 participants")),
    action: BulkAction.pipe(sentence("Invalid action")),
  }),
  success: { status: 200, body: Schema.Array(BulkOutcome) },
});

export const exportParticipants = endpoint({
  summary: "The participants as a spreadsheet, all or those that a filter and a search leave",
  method: "GET",
  path: "/api/events/:eventId/participants.csv",
  access: "admin",
  params: anyEvent,
  query: Schema.Struct({
    show: Schema.optionalKey(ParticipantFilter),
    search: Schema.optionalKey(Schema.String),
    separator: Schema.optionalKey(CsvSeparator),
  }),
  success: { status: 200, body: Schema.String, mediaType: "text/csv" },
});
