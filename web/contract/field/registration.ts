import { Schema } from "effect";
import {
  HoleNumber,
  PlayerId,
  RegistrationId,
  RoundNumber,
  TeeId,
  TournamentId,
  WallClock,
} from "../../../domain/shared/values.ts";
import { EventStatus } from "../event/event.ts";
import { Money } from "../inputs/cents.ts";
import { intOrNull, textOrNull, UtcTime } from "../shared.ts";

export const RegistrationStatus = Schema.Literals(["registered", "cancelled", "waitlist"]);
export type RegistrationStatus = typeof RegistrationStatus.Type;

export const PaymentStatus = Schema.Literals(["pending", "paid", "refunded"]);
export type PaymentStatus = typeof PaymentStatus.Type;

/** What an entry costs, and how far it is paid. */
export const EntryMoney = Schema.Struct({
  /** The kind of fee; null is the registration fee of the event. */
  kind: textOrNull,
  /** What was paid; as long as nothing was, what is to be paid. */
  amount: Money,
  /** Null before it is paid, and for older payments. */
  receipt: intOrNull,
});
export type EntryMoney = typeof EntryMoney.Type;

export const PlayerStatus = Schema.Literals(["playing", "withdrawn", "disqualified", "missed_cut"]);
export type PlayerStatus = typeof PlayerStatus.Type;

const fields = {
  id: RegistrationId,
  eventId: TournamentId,
  userId: PlayerId,
  /** The player's own tee; null is the tee of the event. */
  teeId: Schema.NullOr(TeeId),
  registrationDate: UtcTime,
  status: RegistrationStatus,
  paymentStatus: PaymentStatus,
  playerStatus: PlayerStatus,
  waitlistPlace: intOrNull,
  waitlistReason: textOrNull,
};

export const Registration = Schema.Struct(fields).annotate({ identifier: "Registration" });
export type Registration = typeof Registration.Type;

export const RegistrationWithEvent = Schema.Struct({
  ...fields,
  /** The own fee. A kept answer from before that was told does not say it. */
  fee: Schema.optionalKey(EntryMoney),
  /** Has joined a game of Wolf, whose choices are entered hole by hole. */
  isInWolfGame: Schema.Boolean,
  /**
   * Where something else is recorded for games that the player has joined, such as distances; no holes
   * are all of the round. A kept answer from before that was told does not say it.
   */
  measuredOn: Schema.optionalKey(
    Schema.Array(
      Schema.Struct({ roundNumber: RoundNumber, holeNumbers: Schema.Array(HoleNumber) }),
    ),
  ),
  event: Schema.Struct({
    id: TournamentId,
    name: Schema.String,
    description: textOrNull,
    startDate: Schema.NullOr(WallClock),
    endDate: Schema.NullOr(WallClock),
    location: Schema.String,
    status: EventStatus,
  }),
}).annotate({ identifier: "RegistrationWithEvent" });
export type RegistrationWithEvent = typeof RegistrationWithEvent.Type;
