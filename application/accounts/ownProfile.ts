import { Effect } from "effect";
import type { PlayerId } from "../../domain/shared/values.ts";
import { type PlayerProfile, Players } from "../ports/Players.ts";
import type { ChangeOrigin } from "../ports/ReferenceData.ts";
import { Throttle } from "../ports/Throttle.ts";
import { confirmPassword } from "./ownPassword.ts";
import { changeProfile } from "./playerAccounts.ts";
import { PasswordMissing } from "./refusals.ts";

export interface OwnChanges {
  readonly changes: Partial<PlayerProfile>;
  /** Needed for another e-mail address. */
  readonly password: string | undefined;
  /** Where the request comes from, for counting wrong passwords. */
  readonly address: string;
}

/** A player signs in with the e-mail address, so another one takes more than an open session. */
export const changeOwnProfile = Effect.fn("changeOwnProfile")(function* (
  id: PlayerId,
  { changes, password, address }: OwnChanges,
  origin: ChangeOrigin,
) {
  if (yield* isNewEmail(id, changes.email)) {
    if (password === undefined) return yield* new PasswordMissing();
    // First, because to look at a password takes far more than to refuse.
    yield* Throttle.use((throttle) => throttle.changeEmail(id));
    yield* confirmPassword({ kind: "player", id }, { password, address });
  }
  return yield* changeProfile(id, changes, origin);
});

const isNewEmail = Effect.fnUntraced(function* (id: PlayerId, email: string | undefined) {
  if (email === undefined) return false;
  const player = yield* Players.use((players) => players.byId(id));
  return player.email !== email;
});
