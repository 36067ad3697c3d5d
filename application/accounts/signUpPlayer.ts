import { Effect } from "effect";
import { commandIdOf, createdIdOf } from "../../domain/shared/derivedIds.ts";
import { PlayerId } from "../../domain/shared/values.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { Passwords } from "../ports/Passwords.ts";
import { EmailTaken, type NewPlayer, Players } from "../ports/Players.ts";
import { Sessions } from "../ports/Sessions.ts";
import { Throttle } from "../ports/Throttle.ts";
import { hashNewPassword } from "./newPassword.ts";

export interface SignUp extends Omit<NewPlayer, "id" | "passwordHash"> {
  readonly password: string;
  /** The address of the request, used to count sign-ups. */
  readonly address: string;
  /** The user agent of the browser. */
  readonly userAgent: string | null;
}

/** Creates a player, who is signed in at once and is the author of the account. */
export const signUpPlayer = Effect.fn("signUpPlayer")(function* (
  { password, address, userAgent, ...profile }: SignUp,
  context: Pick<CommandContext, "commandId">,
) {
  const players = yield* Players;
  const sessions = yield* Sessions;
  yield* Throttle.use((throttle) => throttle.signUp(address));

  const { id, commandId } = identityOf(profile.email, context);
  const owner = { kind: "player", id } as const;
  const passwordHash = yield* hashNewPassword(password);
  const { player, isNew } = yield* players.create(
    { ...profile, id, passwordHash },
    { actor: owner, commandId },
  );
  if (!isNew) yield* onlyForTheSamePerson(player.email, password);

  const token = yield* sessions.open(owner, { remember: false, userAgent });
  return { player, token };
});

/**
 * Visitors have no identity that separates their idempotency keys, so the ids also depend on the
 * e-mail.
 */
const identityOf = (email: string, { commandId: key }: Pick<CommandContext, "commandId">) => {
  const author = { kind: "player", id: email.toLowerCase() } as const;
  const commandId = commandIdOf(author, "sign up", key);
  return { id: PlayerId.make(createdIdOf(commandId)), commandId };
};

/** A repeated sign-up opens a session again, but only for the same player. */
const onlyForTheSamePerson = Effect.fnUntraced(function* (email: string, password: string) {
  const known = yield* Players.use((players) => players.byEmailForSignIn(email));
  const passwords = yield* Passwords;
  const fits = yield* passwords.verify(password, known?.passwordHash ?? null);
  if (!fits) return yield* new EmailTaken();
});
