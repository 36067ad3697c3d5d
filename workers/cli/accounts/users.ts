import { Console, Effect } from "effect";
import { archivePlayer, resetPassword } from "../../../application/accounts/playerAccounts.ts";
import { type Player, Players } from "../../../application/ports/Players.ts";
import { asOperator } from "../asOperator.ts";
import { countText } from "../terminal/countText.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { findPlayer } from "./findPlayer.ts";
import { newPassword, type PasswordOptions } from "./newPassword.ts";

export const listUsers = Effect.fn("golf users list")(function* (options: {
  readonly archived: boolean;
  readonly all: boolean;
  readonly json: boolean;
}) {
  const which = options.archived ? "archived" : options.all ? "all" : "active";
  const found = yield* Players.use(({ list }) => list(which));
  if (options.json) return yield* Console.log(JSON.stringify(found.map(shown)));
  for (const player of found) yield* Console.log(lineOf(player));
  yield* Console.log(`${countText(found.length, "player")}.`);
});

const shown = ({ id, firstName, lastName, email, handicap, isArchived, createdAt }: Player) => ({
  ...{ id, firstName, lastName, email, handicap, isArchived },
  createdAt: createdAt.toISOString(),
});

const lineOf = ({ id, firstName, lastName, email, isArchived, createdAt }: Player) =>
  [
    ...[id, `${firstName} ${lastName}`, email, `since ${createdAt.toISOString()}`],
    ...(isArchived ? ["archived"] : []),
  ].join("\t");

export const archiveUser = Effect.fn("golf users archive")(function* (text: string, json: boolean) {
  const { id } = yield* findPlayer(text);
  const player = yield* archivePlayer(id, asOperator());
  yield* report(player, json, `Archived ${nameOf(player)}, who can sign in no more.`);
});

export const restoreUser = Effect.fn("golf users restore")(function* (text: string, json: boolean) {
  const { id } = yield* findPlayer(text);
  const player = yield* Players.use(({ restore }) => restore(id, asOperator()));
  yield* report(player, json, `Restored ${nameOf(player)}, who signs in as before.`);
});

export const resetUserPassword = Effect.fn("golf users reset-password")(function* (
  text: string,
  options: PasswordOptions & { readonly json: boolean },
  person: Terminal,
) {
  const player = yield* findPlayer(text);
  yield* resetPassword(player.id, yield* newPassword(options, person), asOperator());
  const still = player.isArchived ? " The account is archived: nobody signs in to it." : "";
  yield* report(
    player,
    options.json,
    `${nameOf(player)} has a new password, and is signed out.${still}`,
  );
});

/** Names a player in a question or in an answer. */
export const nameOf = ({ firstName, lastName, email }: Player) =>
  `${firstName} ${lastName} (${email})`;

const report = (player: Player, json: boolean, sentence: string) =>
  Console.log(json ? JSON.stringify(shown(player)) : sentence);
