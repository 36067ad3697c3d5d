import { Result } from "effect";
import { registrationIdOf } from "../shared/derivedIds.ts";
import type { PlayerId } from "../shared/values.ts";
import { happened, nothing, type OfPlayer, whenInField } from "./decision.ts";
import { FieldEvent } from "./events.ts";
import { entryOf, type Field } from "./field.ts";
import { isFull, withPromotions } from "./places.ts";
import {
  AlreadyRegistered,
  HandicapMissing,
  RegistrationClosed,
  RegistrationDeadlinePassed,
  RegistrationWasDeclined,
} from "./rejections.ts";

const {
  PlayerRegistered,
  PlayerWaitlisted,
  PlayerPromoted,
  PlayerReinstated,
  RegistrationDeclined,
  RegistrationRemoved,
} = FieldEvent.cases;

/** Administrators may exceed the limit and enter players after the deadline. */
export interface RegisterPlayer extends OfPlayer {
  readonly by: "player" | "admin";
  /** The tournament needs a handicap, and the player has none. */
  readonly isHandicapMissing: boolean;
}

export const registerPlayer = (registering: RegisterPlayer, field: Field) => {
  const { tournamentId, playerId, terms, by } = registering;
  if (by === "admin") return enterPlayer(registering, field);
  const refusal = refusalOf(registering, field);
  if (refusal) return Result.fail(refusal);

  const registrationId = registrationIdOf(tournamentId, playerId);
  const registered = { tournamentId, playerId, registrationId };
  if (isFull(field, terms)) {
    const places = terms.maxParticipants;
    return happened(PlayerWaitlisted.make({ ...registered, places }));
  }
  return happened(PlayerRegistered.make({ ...registered, by }));
};

/**
 * An entry by an administrator. A player who left, was declined or was removed also comes back in
 * this way.
 */
export const enterPlayer = (
  { tournamentId, playerId }: Omit<OfPlayer, "terms">,
  field: Field,
): Result.Result<ReadonlyArray<FieldEvent>, AlreadyRegistered> => {
  if (isIn(field, playerId)) return Result.fail(new AlreadyRegistered({ tournamentId, playerId }));
  const registrationId = registrationIdOf(tournamentId, playerId);
  return happened(PlayerRegistered.make({ tournamentId, playerId, registrationId, by: "admin" }));
};

const isIn = (field: Field, playerId: PlayerId) => {
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
