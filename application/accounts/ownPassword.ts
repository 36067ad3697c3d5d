import { Effect } from "effect";
import { Credentials } from "../ports/Credentials.ts";
import { Passwords } from "../ports/Passwords.ts";
import type { ChangeOrigin } from "../ports/ReferenceData.ts";
import type { SessionOwner } from "../ports/Sessions.ts";
import { Throttle } from "../ports/Throttle.ts";
import { hashNewPassword, refuseCommonPassword } from "./newPassword.ts";
import { OldPasswordWrong, PasswordWrong } from "./refusals.ts";

interface Asked {
  /** The address of the request, used to count wrong passwords. */
  readonly address: string;
}

interface PasswordChange extends Asked {
  readonly oldPassword: string;
  readonly newPassword: string;
  /**
   * The token of the session that changes the password. Only this session stays open. Null if there
   * is none.
   */
  readonly token: string | null;
}

/**
 * A change by the owner of the account. All other sessions end, because they began with the old
 * password.
 */
export const changeOwnPassword = Effect.fn("changeOwnPassword")(function* (
  owner: SessionOwner,
  { oldPassword, newPassword, address, token }: PasswordChange,
  origin: ChangeOrigin,
) {
  yield* refuseCommonPassword(newPassword);
  const credentials = yield* Credentials;
  const { guard } = yield* Throttle;
  const check = Effect.gen(function* () {
    const known = yield* credentials.hashOf(owner);
    if (yield* fits(known, oldPassword)) return { isDone: false, known };
    // After a lost answer the same command comes again, and by then the old password is wrong.
    if (yield* credentials.wasChangedBy(owner, origin)) return { isDone: true, known };
    return yield* new OldPasswordWrong();
  });
  const attempt = { what: "own password", accountId: owner.id, address } as const;
  const { isDone, known } = yield* guard(attempt)(check, isOldPasswordWrong);
  if (isDone) return;
  const only = { kept: token, expected: known };
  const passwordHash = yield* hashNewPassword(newPassword);
  // Of several changes at once only the first one knew the password.
  if (!(yield* credentials.change(owner, passwordHash, origin, only))) {
    return yield* new OldPasswordWrong();
  }
});

/** For requests that need more than an open session. */
export const confirmPassword = Effect.fn("confirmPassword")(function* (
  owner: SessionOwner,
  { password, address }: Asked & { readonly password: string },
) {
  const { guard } = yield* Throttle;
  const check = Effect.gen(function* () {
    const known = yield* Credentials.use((credentials) => credentials.hashOf(owner));
    if (!(yield* fits(known, password))) return yield* new PasswordWrong();
  });
  const attempt = { what: "own password", accountId: owner.id, address } as const;
  yield* guard(attempt)(check, (failure) => failure instanceof PasswordWrong);
});

const fits = (known: string | null, password: string) =>
  Passwords.use((passwords) => passwords.verify(password, known));

const isOldPasswordWrong = (failure: unknown) => failure instanceof OldPasswordWrong;
