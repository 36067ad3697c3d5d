import { Effect, Option, Schema } from "effect";
import type { Actor } from "../../domain/shared/recorded.ts";
import { AdministratorId, PlayerId } from "../../domain/shared/values.ts";
import { Administrators } from "../ports/Administrators.ts";
import { People } from "../ports/People.ts";

const toAdministrator = Schema.decodeUnknownOption(AdministratorId);

/** First and last name of the administrator who did something, for texts that people read. */
export const nameOfActor = Effect.fnUntraced(function* (actor: Actor | undefined) {
  const id = toAdministrator(actor?.id);
  if (Option.isNone(id)) return "The command line";
  const administrators = yield* Administrators;
  const found = (yield* administrators.manyById([id.value])).get(id.value);
  return found ? `${found.firstName} ${found.lastName}` : "Another administrator";
});

const isPlayerId = Schema.is(PlayerId);

/** The same, but the actor may also be a player. */
export const nameOfAnybody = Effect.fnUntraced(function* (actor: Actor | undefined) {
  if (actor?.kind !== "player" || !isPlayerId(actor.id)) return yield* nameOfActor(actor);
  const { id } = actor;
  const person = (yield* People.use(({ named }) => named([id]))).get(id);
  return person ? `${person.firstName} ${person.lastName}` : "The player";
});
