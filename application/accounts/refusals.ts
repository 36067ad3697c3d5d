import { Schema } from "effect";
import { TOO_COMMON } from "../../domain/shared/commonPasswords/isCommonPassword.ts";

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
    return TOO_COMMON;
  }
}

/** The file has more bytes than a picture may have. */
export class PictureTooLarge extends Schema.TaggedError<PictureTooLarge>()("PictureTooLarge", {}) {}

/** Of a signed-in person who wants another password. */
export class OldPasswordWrong extends Schema.TaggedError<OldPasswordWrong>()(
  "OldPasswordWrong",
  {},
) {}

/** Of a signed-in person who is asked for the password once more. */
export class PasswordWrong extends Schema.TaggedError<PasswordWrong>()("PasswordWrong", {}) {}

/** Another e-mail address needs the password. */
export class PasswordMissing extends Schema.TaggedError<PasswordMissing>()("PasswordMissing", {}) {}

/** Unknown, used before, or too old: nobody learns which. */
export class ResetLinkInvalid extends Schema.TaggedError<ResetLinkInvalid>()(
  "ResetLinkInvalid",
  {},
) {}

/** Nobody can be asked for a mail at the moment. */
export class ResetMailUnavailable extends Schema.TaggedError<ResetMailUnavailable>()(
  "ResetMailUnavailable",
  {},
) {}

/** There is no session, or it has ended. */
export class NotSignedIn extends Schema.TaggedError<NotSignedIn>()("NotSignedIn", {}) {}

/** For whoever creates an administrator: one sentence about the first field that is wrong. */
export class InvalidAdministrator extends Schema.TaggedError<InvalidAdministrator>()(
  "InvalidAdministrator",
  { message: Schema.String },
) {}
