import { Schema } from "effect";
import { TOO_COMMON } from "../../domain/shared/commonPasswords/isCommonPassword.ts";

/**
 * The e-mail is unknown, the password is wrong, or the account is archived. The caller does not
 * learn which.
 */
export class SignInRefused extends Schema.TaggedError<SignInRefused>()("SignInRefused", {}) {
  override get message() {
    return "Invalid email or password";
  }
}

/** The password is one of the most common ones, which attackers try first. */
export class PasswordTooCommon extends Schema.TaggedError<PasswordTooCommon>()(
  "PasswordTooCommon",
  {},
) {
  override get message() {
    return TOO_COMMON;
  }
}

/** The file is larger than a picture may be. */
export class PictureTooLarge extends Schema.TaggedError<PictureTooLarge>()("PictureTooLarge", {}) {}

/** Too many files wait to be worked on. */
export class UploadsBusy extends Schema.TaggedError<UploadsBusy>()("UploadsBusy", {
  /** In seconds. */
  retryAfter: Schema.Int,
}) {}

/** Refuses a signed-in person who wants to change the password. */
export class OldPasswordWrong extends Schema.TaggedError<OldPasswordWrong>()(
  "OldPasswordWrong",
  {},
) {}

/** Refuses a signed-in person who has to repeat the password. */
export class PasswordWrong extends Schema.TaggedError<PasswordWrong>()("PasswordWrong", {}) {}

/** The six digits or the recovery code are wrong, or were taken before. */
export class CodeWrong extends Schema.TaggedError<CodeWrong>()("CodeWrong", {}) {}

/** The password was right, and the account also wants a code. The step is no session. */
export class SecondFactorNeeded extends Schema.TaggedError<SecondFactorNeeded>()(
  "SecondFactorNeeded",
  {
    /** The token of the step, with which the same browser sends the code. */
    step: Schema.String,
  },
) {}

/** The sign-in took too long or too many codes, was finished before, or was begun elsewhere. */
export class SignInStepOver extends Schema.TaggedError<SignInStepOver>()("SignInStepOver", {}) {}

export class SecondFactorIsOn extends Schema.TaggedError<SecondFactorIsOn>()(
  "SecondFactorIsOn",
  {},
) {}

/** None is on, or the one that was begun is too old. */
export class NoSecondFactor extends Schema.TaggedError<NoSecondFactor>()("NoSecondFactor", {}) {}

/** This administrator has none, or does not exist. */
export class OthersFactorNotFound extends Schema.TaggedError<OthersFactorNotFound>()(
  "OthersFactorNotFound",
  {},
) {}

/** Removing another one's asks for no code, so nobody may remove their own in that way. */
export class OwnSecondFactor extends Schema.TaggedError<OwnSecondFactor>()("OwnSecondFactor", {}) {}

/** A change of the e-mail address needs the password. */
export class PasswordMissing extends Schema.TaggedError<PasswordMissing>()("PasswordMissing", {}) {}

/** Looking after the entry of a player gives no right to the e-mail address and the password. */
export class NotTheirAccount extends Schema.TaggedError<NotTheirAccount>()("NotTheirAccount", {}) {}

/** The link is unknown, already used, or too old. The caller does not learn which. */
export class ResetLinkInvalid extends Schema.TaggedError<ResetLinkInvalid>()(
  "ResetLinkInvalid",
  {},
) {}

/** Nobody removes the own account on a screen. */
export class OwnAccount extends Schema.TaggedError<OwnAccount>()("OwnAccount", {}) {}

/** Without one the product could not be managed. */
export class LastSuperAdmin extends Schema.TaggedError<LastSuperAdmin>()("LastSuperAdmin", {}) {}

/** No mail server is configured. */
export class MailNotSetUp extends Schema.TaggedError<MailNotSetUp>()("MailNotSetUp", {}) {}

/** The mail cannot be requested at the moment. */
export class MailUnavailable extends Schema.TaggedError<MailUnavailable>()("MailUnavailable", {}) {}

/** There is no session, or it has ended. */
export class NotSignedIn extends Schema.TaggedError<NotSignedIn>()("NotSignedIn", {}) {}

/** For the person who creates an administrator: one sentence about the first wrong field. */
export class InvalidAdministrator extends Schema.TaggedError<InvalidAdministrator>()(
  "InvalidAdministrator",
  { message: Schema.String },
) {}
