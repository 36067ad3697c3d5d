import { Schema } from "effect";
import { endpoint } from "../endpoint.ts";
import { password } from "../inputs/texts.ts";
import { oneAdministrator } from "../params.ts";
import { Done } from "../shared.ts";
import { code } from "./adminSession.ts";
import { EventAdmin } from "./user.ts";

export const SecondFactor = Schema.Struct({
  isOn: Schema.Boolean,
  recoveryCodesLeft: Schema.Int,
}).annotate({ identifier: "SecondFactor" });
export type SecondFactor = typeof SecondFactor.Type;

const ownPassword = password(1, "Please enter your password");

/** What the administrator's app needs. */
export const BegunFactor = Schema.Struct({
  /** In base 32, for people who type it. */
  secret: Schema.String,
  /** `otpauth://...`, for cameras. */
  address: Schema.String,
}).annotate({ identifier: "BegunFactor" });
export type BegunFactor = typeof BegunFactor.Type;

/** Nobody can read them again. Each works once. */
export const RecoveryCodes = Schema.Struct({
  recoveryCodes: Schema.Array(Schema.String),
}).annotate({ identifier: "RecoveryCodes" });
export type RecoveryCodes = typeof RecoveryCodes.Type;

export const BeginFactor = Schema.Struct({ password: ownPassword });
export const FirstCode = Schema.Struct({ code });
export const PasswordAndCode = Schema.Struct({ password: ownPassword, code });
export type PasswordAndCode = typeof PasswordAndCode.Type;

const path = "/api/admin/second-factor";

export const getSecondFactor = endpoint({
  summary: "Whether the administrator's sign-in asks for a second factor",
  method: "GET",
  path,
  access: "admin",
  from: ["sessions"],
  success: { status: 200, body: SecondFactor },
});

export const beginSecondFactor = endpoint({
  summary: "Makes a secret for the administrator's app, which counts after its first code",
  method: "POST",
  path,
  access: "admin",
  body: BeginFactor,
  success: { status: 200, body: BegunFactor },
  refusals: ["NotSignedIn", "PasswordWrong", "SecondFactorIsOn", "TooManyAttempts"],
});

export const turnOnSecondFactor = endpoint({
  summary: "Turns the administrator's second factor on and ends all other sessions",
  method: "PUT",
  path,
  access: "admin",
  changes: ["sessions"],
  body: FirstCode,
  success: { status: 200, body: RecoveryCodes },
  refusals: ["CodeWrong", "NoSecondFactor", "SecondFactorIsOn", "TooManyAttempts"],
});

export const renewRecoveryCodes = endpoint({
  summary: "Replaces the administrator's recovery codes and ends all other sessions",
  method: "PUT",
  path: `${path}/recovery-codes`,
  access: "admin",
  changes: ["sessions"],
  body: PasswordAndCode,
  success: { status: 200, body: RecoveryCodes },
  refusals: ["CodeWrong", "NoSecondFactor", "PasswordWrong", "TooManyAttempts"],
});

export const turnOffSecondFactor = endpoint({
  summary: "Turns the administrator's second factor off and ends all other sessions",
  method: "POST",
  path: `${path}/remove`,
  access: "admin",
  changes: ["sessions"],
  body: PasswordAndCode,
  success: { status: 200, body: Done },
  refusals: ["CodeWrong", "NoSecondFactor", "PasswordWrong", "TooManyAttempts"],
});

export const listSecondFactors = endpoint({
  summary: "The other administrators who have a second factor",
  method: "GET",
  path: "/api/admin/second-factors",
  access: "superAdmin",
  from: ["sessions", "administrators"],
  success: { status: 200, body: Schema.Array(EventAdmin) },
});

export const removeSecondFactor = endpoint({
  summary: "Removes the second factor of another administrator, whose sessions end",
  method: "DELETE",
  path: "/api/admin/second-factors/:administratorId",
  access: "superAdmin",
  changes: ["sessions"],
  params: oneAdministrator,
  success: { status: 200, body: Done },
  refusals: ["OthersFactorNotFound", "OwnSecondFactor"],
});
