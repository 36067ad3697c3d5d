import { Effect, Option, Schema } from "effect";
import type { Actor } from "../../domain/shared/recorded.ts";
import { AdministratorId } from "../../domain/shared/values.ts";
import { Administrators } from "../ports/Administrators.ts";

const toAdministrator = Schema.decodeUnknownOption(AdministratorId);

/** First and last name of the administrator who did something, for sentences that people read. */
export const nameOfActor = Effect.fnUntraced(function* (actor: Actor | undefined) {
  const id = toAdministrator(actor?.id);
  if (Option.isNone(id)) return "The command line";
  const administrators = yield* Administrators;
  const found = (yield* administrators.manyById([id.value])).get(id.value);
  return found ? `${found.firstName} ${found.lastName}` : "Another administrator";
});
