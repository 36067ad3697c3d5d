import { Result } from "effect";
import { registrationIdOf } from "../shared/derivedIds.ts";
import type {
  AcceptPlayer,
  DeclineRegistration,
  RegisterPlayer,
  RemoveRegistration,
} from "./commands.ts";
import { type Decision, nothing, whenInField } from "./decision.ts";
import { FieldEvent } from "./events.ts";
import { entryOf, type Field } from "./field.ts";
import { isFull, withPromotions } from "./places.ts";
import {
  AlreadyRegistered,
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

export const registerPlayer = (command: RegisterPlayer, field: Field): Decision => {
  const { tournamentId, playerId, terms, by } = command;
  const refusal = refusalOf(command, field);
  if (refusal) return Result.fail(refusal);

  const registrationId = registrationIdOf(tournamentId, playerId);
  const registered = { tournamentId, playerId, registrationId };
  if (by === "player" && isFull(field, terms)) {
    const places = terms.maxParticipants;
    return Result.succeed([PlayerWaitlisted.make({ ...registered, places })]);
  }
  return Result.succeed([PlayerRegistered.make({ ...registered, by })]);
};

const refusalOf = ({ tournamentId, playerId, terms, by }: RegisterPlayer, field: Field) => {
  const status = entryOf(field, playerId)?.status;
  const who = { tournamentId, playerId };
  if (status === "registered" || status === "waitlist") return new AlreadyRegistered(who);
  if (by === "admin") return null;
  if (terms.status === "completed" || terms.status === "cancelled") {
    return new RegistrationClosed(who);
  }
  if (terms.hasDeadlinePassed) return new RegistrationDeadlinePassed(who);
  return status === "declined" ? new RegistrationWasDeclined(who) : null;
};

/** Gives a place to whoever waits, and takes back that somebody left or was sent away. */
export const acceptPlayer = whenInField<AcceptPlayer>(({ tournamentId, playerId }, entry) => {
  const reinstated = (from: "cancelled" | "withdrawn" | "disqualified"): Decision =>
    Result.succeed([PlayerReinstated.make({ tournamentId, playerId, from })]);

  if (entry.status === "waitlist") {
    return Result.succeed([PlayerPromoted.make({ tournamentId, playerId, cause: "accepted" })]);
  }
  if (entry.status !== "registered") return reinstated("cancelled");
  const { status } = entry.play;
  return status === "withdrawn" || status === "disqualified" ? reinstated(status) : nothing;
});

export const declineRegistration = whenInField<DeclineRegistration>(
  ({ tournamentId, playerId, terms }, { status }, field) => {
    if (status === "declined") return nothing;
    const declined = RegistrationDeclined.make({ tournamentId, playerId });
    return Result.succeed(withPromotions(tournamentId, field, terms, declined));
  },
);

export const removeRegistration = whenInField<RemoveRegistration>(
  ({ tournamentId, playerId, terms }, _entry, field) => {
    const removed = RegistrationRemoved.make({ tournamentId, playerId });
    return Result.succeed(withPromotions(tournamentId, field, terms, removed));
  },
);
