import { Schema } from "effect";

/** The e-mail is unknown, the password wrong, or the account archived: nobody learns which. */
export class SignInRefused extends Schema.TaggedError<SignInRefused>()("SignInRefused", {}) {
  override get message() {
    return "Invalid email or password";
  }
}

/** It is one of those that are guessed first. */
export class PasswordTooCommon extends Schema.TaggedError<PasswordTooCommon>()(
  "PasswordTooCommon",
  {},
) {
  override get message() {
    return "This password is too common";
  }
}

/** There is no session, or it has ended. */
export class NotSignedIn extends Schema.TaggedError<NotSignedIn>()("NotSignedIn", {}) {}

/** For whoever creates an administrator: one sentence about the first field that is wrong. */
export class InvalidAdministrator extends Schema.TaggedError<InvalidAdministrator>()(
  "InvalidAdministrator",
  { message: Schema.String },
) {}
