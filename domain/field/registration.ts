import { Result } from "effect";
import { registrationIdOf } from "../shared/derivedIds.ts";
import type { PlayerId } from "../shared/values.ts";
import type { Fees } from "../tournament/fees.ts";
import { happened, nothing, type OfPlayer, whenInField } from "./decision.ts";
import { FieldEvent } from "./events.ts";
import { entryOf, type Field } from "./field.ts";
import { isOffered } from "./payment.ts";
import { isFull, withPromotions } from "./places.ts";
import {
  AlreadyRegistered,
  EventFull,
  FeeNotOffered,
  HandicapMissing,
  RegistrationClosed,
  RegistrationDeadlinePassed,
  RegistrationWasDeclined,
} from "./rejections.ts";

const {
  EntryFeeChosen,
  PlayerRegistered,
  PlayerWaitlisted,
  PlayerPromoted,
  PlayerReinstated,
  RegistrationDeclined,
  RegistrationRemoved,
} = FieldEvent.cases;

export interface RegisterPlayer extends OfPlayer {
  /** The tournament needs a handicap, and the player has none. */
  readonly isHandicapMissing: boolean;
}

export const registerPlayer = (registering: RegisterPlayer, field: Field) => {
  const { terms } = registering;
  const refusal = refusalOf(registering, field);
  if (refusal) return Result.fail(refusal);
  return happened(isFull(field, terms) ? waits(registering) : hasPlace(registering, "player"));
};

/** What becomes of an entry for which there is no place: an administrator says it, or is asked. */
export type WhenFull = "ask" | "add" | "wait";

export interface EnterPlayer extends OfPlayer {
  readonly whenFull: WhenFull;
  /** The kind of fee; null stands for the fee of the tournament. */
  readonly fee: string | null;
  readonly fees: Fees;
}

/**
 * An entry by an administrator, even after the deadline. A player who left, was declined or was
 * removed also comes back in this way.
 */
export const enterPlayer = (entering: EnterPlayer, field: Field) => {
  const { tournamentId, playerId, terms, whenFull, fee } = entering;
  const who = { tournamentId, playerId };
  if (isIn(field, playerId)) return Result.fail(new AlreadyRegistered(who));
  if (!isOffered(entering)) return Result.fail(new FeeNotOffered(who));
  const costs = fee === null ? [] : [EntryFeeChosen.make({ ...who, fee })];
  if (whenFull === "add" || !isFull(field, terms)) {
    return happened(hasPlace(entering, "admin"), ...costs);
  }
  if (whenFull === "wait") return happened(waits(entering), ...costs);
  const { registered: taken, waitlist } = field;
  const full = { places: terms.maxParticipants, taken, waiting: waitlist.length };
  return Result.fail(new EventFull({ ...who, ...full }));
};

const registrationOf = ({ tournamentId, playerId }: OfPlayer) => ({
  tournamentId,
  playerId,
  registrationId: registrationIdOf(tournamentId, playerId),
});

const waits = (coming: OfPlayer) =>
  PlayerWaitlisted.make({ ...registrationOf(coming), places: coming.terms.maxParticipants });

const hasPlace = (coming: OfPlayer, by: "player" | "admin") =>
  PlayerRegistered.make({ ...registrationOf(coming), by });

export const isIn = (field: Field, playerId: PlayerId) => {
  const status = entryOf(field, playerId)?.status;
  return status === "registered" || status === "waitlist";
};

const refusalOf = (registering: RegisterPlayer, field: Field) => {
  const { tournamentId, playerId, terms, isHandicapMissing } = registering;
  const status = entryOf(field, playerId)?.status;
  const who = { tournamentId, playerId };
  if (isIn(field, playerId)) return new AlreadyRegistered(who);
  if (terms.status === "completed" || terms.status === "cancelled") {
    return new RegistrationClosed(who);
  }
  if (terms.hasDeadlinePassed) return new RegistrationDeadlinePassed(who);
  if (status === "declined") return new RegistrationWasDeclined(who);
  return isHandicapMissing ? new HandicapMissing(who) : null;
};

/**
 * Gives a place to a player on the waitlist, and takes back that a player left or was disqualified.
 */
export const acceptPlayer = whenInField(({ tournamentId, playerId }: OfPlayer, entry) => {
  const reinstated = (from: "cancelled" | "withdrawn" | "disqualified") =>
    happened(PlayerReinstated.make({ tournamentId, playerId, from }));

  if (entry.status === "waitlist") {
    return happened(PlayerPromoted.make({ tournamentId, playerId, cause: "accepted" }));
  }
  if (entry.status !== "registered") return reinstated("cancelled");
  const { status } = entry.play;
  return status === "withdrawn" || status === "disqualified" ? reinstated(status) : nothing;
});

export const declineRegistration = whenInField(
  ({ tournamentId, playerId, terms }: OfPlayer, { status }, field) => {
    if (status === "declined") return nothing;
    const declined = RegistrationDeclined.make({ tournamentId, playerId });
    return Result.succeed(withPromotions(tournamentId, field, terms, declined));
  },
);

export const removeRegistration = whenInField(
  ({ tournamentId, playerId, terms }: OfPlayer, _entry, field) => {
    const removed = RegistrationRemoved.make({ tournamentId, playerId });
    return Result.succeed(withPromotions(tournamentId, field, terms, removed));
  },
);
