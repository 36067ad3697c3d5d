import { Effect } from "effect";
import { isCommonPassword } from "../../domain/shared/commonPasswords/isCommonPassword.ts";
import { Passwords } from "../ports/Passwords.ts";
import { PasswordTooCommon } from "./refusals.ts";

/** The hash of a password that an account is to have from now on. */
export const hashNewPassword = Effect.fnUntraced(function* (password: string) {
  if (isCommonPassword(password)) return yield* new PasswordTooCommon();
  return yield* Passwords.use((passwords) => passwords.hash(password));
});
