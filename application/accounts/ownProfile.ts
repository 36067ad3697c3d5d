import { Effect } from "effect";
import type { PlayerId } from "../../domain/shared/values.ts";
import { type PlayerProfile, Players } from "../ports/Players.ts";
import type { ChangeOrigin } from "../ports/ReferenceData.ts";
import { Throttle } from "../ports/Throttle.ts";
import { confirmPassword } from "./ownPassword.ts";
import { changeProfile } from "./playerAccounts.ts";
import { PasswordMissing } from "./refusals.ts";

interface OwnChanges {
  readonly changes: Partial<PlayerProfile>;
  /** Required for a change of the e-mail address. */
  readonly password: string | undefined;
  /** The address of the request, used to count wrong passwords. */
  readonly address: string;
  /** The token of the session that changes the profile; a new e-mail address ends the others. */
  readonly token: string | null;
}

/**
 * A player signs in with the e-mail address, so changing it requires the password and not only an
 * open session.
 */
export const changeOwnProfile = Effect.fn("changeOwnProfile")(function* (
  id: PlayerId,
  { changes, password, address, token }: OwnChanges,
  origin: ChangeOrigin,
) {
  if (yield* isNewEmail(id, changes.email)) {
    if (password === undefined) return yield* new PasswordMissing();
    // This check comes first, because it costs far less than checking a password.
    yield* Throttle.use((throttle) => throttle.changeEmail(id));
    yield* confirmPassword({ kind: "player", id }, { password, address });
  }
  return yield* changeProfile(id, changes, origin, token);
});

/** A form may send the present address along; that changes nothing. */
export const isNewEmail = Effect.fnUntraced(function* (id: PlayerId, email: string | undefined) {
  if (email === undefined) return false;
  const player = yield* Players.use((players) => players.byId(id));
  return player.email !== email;
});
