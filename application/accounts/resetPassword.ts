import { Effect, Schema } from "effect";
import { PlayerId } from "../../domain/shared/values.ts";
import { Credentials } from "../ports/Credentials.ts";
import { type JobKind, Jobs } from "../ports/Jobs.ts";
import { Mailer } from "../ports/Mailer.ts";
import { INVITATION_CODE, PasswordResets } from "../ports/PasswordResets.ts";
import { Players } from "../ports/Players.ts";
import type { ChangeOrigin } from "../ports/ReferenceData.ts";
import { Throttle } from "../ports/Throttle.ts";
import { hashNewPassword } from "./newPassword.ts";
import { MailUnavailable, ResetLinkInvalid } from "./refusals.ts";

/** The queue stores no e-mail address. Null if no account has the address that was typed. */
const Wish = Schema.Struct({ playerId: Schema.NullOr(PlayerId) });

export const sendPasswordResetJob: JobKind<typeof Wish.Type> = {
  name: "send-password-reset",
  payload: Wish,
};

/**
 * Does the same whether the account exists or not, so that neither the answer nor its time shows
 * which.
 */
export const requestPasswordReset = Effect.fn("requestPasswordReset")(function* ({
  email,
  address,
}: {
  readonly email: string;
  readonly address: string;
}) {
  yield* Throttle.use((throttle) => throttle.askForReset({ email, address }));
  const known = yield* Players.use((players) => players.byEmailForSignIn(email));
  const { enqueue } = yield* Jobs;
  yield* enqueue(sendPasswordResetJob, { playerId: known?.player.id ?? null }).pipe(
    Effect.catchTag("JobsUnavailable", () => new MailUnavailable()),
  );
});

/** A retry makes a new link, and the link before it stops working. */
export const sendPasswordReset = Effect.fn("sendPasswordReset")(function* ({
  playerId,
}: typeof Wish.Type) {
  const { isOffered, site, send } = yield* Mailer;
  if (playerId === null || !isOffered) return;
  const opened = yield* PasswordResets.use((resets) => resets.open(playerId));
  if (opened === null) return;
  yield* send({
    to: opened.email,
    subject: `Choose a new password for ${site.name}`,
    text: letter(site, opened.token),
  });
});

// A browser does not send the part after the # to a server, so no log on the way contains the
// token.
const letter = ({ name, address }: Mailer["Service"]["site"], token: string) =>
  [
    `Somebody, hopefully you, has forgotten the password of your account at ${name}.`,
    "Choose a new one here within 30 minutes. The link works once.",
    `${new URL("/reset-password", address).href}#${token}`,
    "If it was not you, do nothing: your password stays as it is.",
  ].join("\n\n");

interface Reset {
  readonly token: string;
  readonly newPassword: string;
  /** The address of the request, used to count attempts. */
  readonly address: string;
}

/** Sets the new password and returns whose it is. All sessions of the account end. */
export const resetPassword = Effect.fn("resetPassword")(function* (
  { token: typed, newPassword, address }: Reset,
  { commandId }: Pick<ChangeOrigin, "commandId">,
) {
  const token = tokenOf(typed);
  const resets = yield* PasswordResets;
  const credentials = yield* Credentials;
  const { guard } = yield* Throttle;
  const change = Effect.gen(function* () {
    const found = yield* resets.find(token);
    if (found === null) return yield* new ResetLinkInvalid();
    const { owner } = found;
    const origin = { actor: owner, commandId };
    // After a lost answer the same command comes again, and by then its link is used.
    if (!found.isValid && (yield* credentials.wasChangedBy(owner, origin))) return owner;
    if (!found.isValid) return yield* new ResetLinkInvalid();
    const passwordHash = yield* hashNewPassword(newPassword);
    if (!(yield* resets.use(token))) return yield* new ResetLinkInvalid();
    yield* credentials.change(owner, passwordHash, origin);
    return owner;
  });
  const attempt = { what: "reset link", address } as const;
  return yield* guard(attempt)(change, (failure) => failure instanceof ResetLinkInvalid);
});

/** A code may be typed in small letters, with spaces or hyphens, and with letters for its digits. */
const tokenOf = (typed: string): string => {
  const code = typed
    .replaceAll(/[\s-]/gu, "")
    .toUpperCase()
    .replaceAll("O", "0")
    .replaceAll(/[IL]/gu, "1");
  return code.length === INVITATION_CODE ? code : typed;
};
