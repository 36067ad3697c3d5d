import { Schema } from "effect";
import { PlayerId, RegistrationId, TeeId } from "../../domain/shared/values.ts";
import { CsvSeparator } from "./csvSeparator.ts";
import { endpoint } from "./endpoint.ts";
import { orNull } from "./inputs/absent.ts";
import { Money } from "./inputs/money.ts";
import { listQuery } from "./inputs/partOfList.ts";
import { sentence } from "./inputs/sentence.ts";
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
  registrationDate: UtcTime,
  /** A registration in the form for administrators. */
  status: Schema.Literals(["approved", "pending", "cancelled"]),
  registrationId: RegistrationId,
  paymentStatus: PaymentStatus,
  /** The amount that was paid or refunded. */
  paymentAmount: Schema.NullOr(Money),
  /** The reason why they withdrew or were disqualified; only for administrators of the event. */
  leavingReason: textOrNull,
  waitlistPlace: intOrNull,
}).annotate({ identifier: "AdminParticipant" });
export type AdminParticipant = typeof AdminParticipant.Type;

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
]);
export type ParticipantAction = typeof ParticipantAction.Type;

export const changeParticipant = endpoint({
  summary: "Accepts, declines, removes, charges, withdraws or disqualifies a participant",
  method: "PATCH",
  path: "/api/admin/events/:eventId/participants/:participantId",
  access: "eventAdmin",
  params: oneParticipant,
  body: Schema.Struct({
    action: ParticipantAction.pipe(sentence("Invalid action")),
    reason: orNull(optionalLines("Reason", 500)),
    /** For the action "tee"; null is the tee of the event. */
    teeId: orNull(TeeId),
  }),
  /** A removed player is no longer a participant. */
  success: { status: 200, body: Schema.Union([AdminParticipant, Done]) },
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
