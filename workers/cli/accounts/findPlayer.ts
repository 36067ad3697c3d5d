import { Effect, Option, Schema } from "effect";
import { Players } from "../../../application/ports/Players.ts";
import { PlayerId } from "../../../domain/shared/values.ts";
import { Refused } from "../refused.ts";

/** Finds a player by id or e-mail, archived ones too. */
export const findPlayer = Effect.fnUntraced(function* (text: string) {
  const players = yield* Players;
  const id = Schema.decodeUnknownOption(PlayerId)(text);
  const wanted = text.trim().toLowerCase();
  const found = Option.isSome(id)
    ? (yield* players.manyById([id.value])).get(id.value)
    : (yield* players.list("all")).find(({ email }) => email.toLowerCase() === wanted);
  return found ?? (yield* nobody(text));
});

const nobody = (text: string) =>
  new Refused({ message: `There is no player ${text}: golf users list --all shows them.` });
