import { Effect } from "effect";
import { createdIdOf } from "../../domain/shared/derivedIds.ts";
import { PlayerId } from "../../domain/shared/values.ts";
import { type NewPlayer, type PlayerProfile, Players } from "../ports/Players.ts";
import type { ChangeOrigin } from "../ports/ReferenceData.ts";
import { Sessions } from "../ports/Sessions.ts";
import { hashNewPassword } from "./newPassword.ts";

interface NewAccount extends Omit<NewPlayer, "id" | "passwordHash"> {
  readonly password: string;
}

/** An account that another person opens for a player. Its id follows from the command. */
export const createPlayerAccount = Effect.fn("createPlayerAccount")(function* (
  { password, ...profile }: NewAccount,
  origin: ChangeOrigin,
) {
  const players = yield* Players;
  const passwordHash = yield* hashNewPassword(password);
  const id = PlayerId.make(createdIdOf(origin.commandId));
  const { player } = yield* players.create({ ...profile, id, passwordHash }, origin);
  return player;
});

/**
 * A change by the player or by an administrator. Absent fields stay as they are. A new e-mail
 * address ends all sessions except the session of this token.
 */
export const changeProfile = Effect.fn("changeProfile")(function* (
  id: PlayerId,
  changes: Partial<PlayerProfile>,
  origin: ChangeOrigin,
  kept: string | null = null,
) {
  const { after } = yield* Players.use((players) => players.change(id, changes, origin, kept));
  return after;
});

/** All sessions that began with the old password end. */
export const resetPassword = Effect.fn("resetPassword")(function* (
  id: PlayerId,
  newPassword: string,
  origin: ChangeOrigin,
) {
  const players = yield* Players;
  const passwordHash = yield* hashNewPassword(newPassword);
  yield* players.setPassword(id, passwordHash, origin);
  yield* Sessions.use((sessions) => sessions.endAllOf({ kind: "player", id }));
});

export const archivePlayer = Effect.fn("archivePlayer")(function* (
  id: PlayerId,
  origin: ChangeOrigin,
) {
  const player = yield* Players.use((players) => players.archive(id, origin));
  yield* Sessions.use((sessions) => sessions.endAllOf({ kind: "player", id }));
  return player;
});
