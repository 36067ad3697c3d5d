import { Schema } from "effect";
import { PlayerId, RegistrationId, TeeId } from "../../../domain/shared/values.ts";
import { ScoringAverages } from "../card/scoringAverages.ts";
import { endpoint } from "../endpoint.ts";
import { Money } from "../inputs/cents.ts";
import { listQuery } from "../inputs/partOfList.ts";
import { ShirtSize } from "../inputs/shirtSize.ts";
import { anyEvent } from "../params.ts";
import { intOrNull, numberOrNull, textOrNull, UtcTime } from "../shared.ts";
import { EntryMoney, PaymentStatus, PlayerStatus } from "./registration.ts";

/** "manual" is how a payment was made of which nothing else was said. */
export const PaymentMethod = Schema.Literals(["manual", "cash", "card", "bank"]);
export type PaymentMethod = typeof PaymentMethod.Type;

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
  /** Null unless the caller is an administrator of the event. */
  email: textOrNull,
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
  /** How it was paid; null while nothing was. */
  paymentMethod: Schema.NullOr(PaymentMethod),
  fee: EntryMoney,
  /** The reason why they withdrew or were disqualified; only for administrators of the event. */
  leavingReason: textOrNull,
  waitlistPlace: intOrNull,
}).annotate({ identifier: "AdminParticipant" });
export type AdminParticipant = typeof AdminParticipant.Type;

export const listParticipants = endpoint({
  summary: "Who plays; administrators see addresses, the waitlist and who cancelled too",
  method: "GET",
  path: "/api/events/:eventId/participants",
  access: "registeredOrAdmin",
  from: ["registrations", "courses", "players"],
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
