import { Schema } from "effect";
import { endpoint } from "../endpoint.ts";
import { chosenPassword, email } from "../inputs/texts.ts";
import { Done } from "../shared.ts";

export const ResetRequest = Schema.Struct({ email: email() });
export type ResetRequest = typeof ResetRequest.Type;

export const requestPasswordReset = endpoint({
  summary:
    "Mails a link for a new password, if somebody has this address; the answer is always the same",
  method: "POST",
  path: "/api/password-resets",
  access: "anyone",
  body: ResetRequest,
  success: { status: 202, body: Done },
  refusals: ["TooManyAttempts", "MailUnavailable"],
});

export const PasswordReset = Schema.Struct({ newPassword: chosenPassword });
export type PasswordReset = typeof PasswordReset.Type;

export const resetPassword = endpoint({
  summary: "Gives the owner of a mailed link or of a code another password and ends their sessions",
  method: "POST",
  path: "/api/password-resets/:token",
  access: "anyone",
  params: Schema.Struct({ token: Schema.String.check(Schema.isMaxLength(100)) }),
  body: PasswordReset,
  success: {
    status: 200,
    /** Administrators sign in elsewhere than players. */
    body: Schema.Struct({ ...Done.fields, account: Schema.optionalKey(Schema.Literal("admin")) }),
  },
  refusals: ["ResetLinkInvalid", "PasswordTooCommon", "TooManyAttempts"],
});
