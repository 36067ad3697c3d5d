import { Schema } from "effect";
import { endpoint } from "../endpoint.ts";
import { chosenPassword, password } from "../inputs/texts.ts";
import { Done } from "../shared.ts";

export const PasswordChange = Schema.Struct({
  oldPassword: password(1, "Old password is required"),
  newPassword: chosenPassword,
});
export type PasswordChange = typeof PasswordChange.Type;

const success = { status: 200, body: Done } as const;
const refusals = ["OldPasswordWrong", "PasswordTooCommon", "TooManyAttempts"] as const;

export const changeUserPassword = endpoint({
  summary: "Changes the player's own password and ends all other sessions",
  method: "PUT",
  path: "/api/user/password",
  access: "player",
  changes: ["sessions"],
  body: PasswordChange,
  success,
  refusals,
});

export const changeAdminPassword = endpoint({
  summary: "Changes the administrator's own password and ends all other sessions",
  method: "PUT",
  path: "/api/admin/password",
  access: "admin",
  changes: ["sessions"],
  body: PasswordChange,
  success,
  refusals,
});
