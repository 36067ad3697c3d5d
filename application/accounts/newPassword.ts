import { Effect } from "effect";
import { isCommonPassword } from "../../domain/shared/commonPasswords/isCommonPassword.ts";
import { Passwords } from "../ports/Passwords.ts";
import { PasswordTooCommon } from "./refusals.ts";

/** The hash of a new password. */
export const hashNewPassword = Effect.fnUntraced(function* (password: string) {
  yield* refuseCommonPassword(password);
  return yield* Passwords.use((passwords) => passwords.hash(password));
});

export const refuseCommonPassword = (password: string) =>
  isCommonPassword(password) ? Effect.fail(new PasswordTooCommon()) : Effect.void;
