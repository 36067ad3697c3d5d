import { Schema } from "effect";
import { endpoint } from "../endpoint.ts";
import { email, password, requiredText } from "../inputs/texts.ts";
import { Done } from "../shared.ts";
import { AdminUser, EventAdmin } from "./user.ts";

export const getAdminSession = endpoint({
  summary: "Who is signed in as an administrator",
  method: "GET",
  path: "/api/admin/session",
  access: "adminSession",
  from: [],
  success: { status: 200, body: AdminUser },
  refusals: ["NotSignedIn"],
});

export const AdminLoginInput = Schema.Struct({
  email: email(),
  password: password(1, "Password is required"),
});
export type AdminLoginInput = typeof AdminLoginInput.Type;

/** The password was right, and nobody is signed in yet. */
export const CodeNeeded = Schema.Struct({ next: Schema.Literal("code") }).annotate({
  identifier: "CodeNeeded",
});
export type CodeNeeded = typeof CodeNeeded.Type;

export const adminLogin = endpoint({
  summary: "Signs an administrator in, or asks one with a second factor for a code",
  method: "POST",
  path: "/api/admin/login",
  access: "anyone",
  body: AdminLoginInput,
  success: { status: 200, body: Schema.Union([AdminUser, CodeNeeded]) },
  refusals: ["SignInRefused", "TooManyAttempts"],
});

/** Six digits, also with a space between them, or a recovery code. */
export const code = requiredText("Code", 40, "Please enter the code");

export const AdminLoginCode = Schema.Struct({ code });
export type AdminLoginCode = typeof AdminLoginCode.Type;

export const adminLoginCode = endpoint({
  summary: "Signs in an administrator with a second factor, after the password in the same browser",
  method: "POST",
  path: "/api/admin/login/code",
  access: "anyone",
  body: AdminLoginCode,
  success: { status: 200, body: AdminUser },
  refusals: ["CodeWrong", "SignInStepOver", "TooManyAttempts"],
});

export const adminLogout = endpoint({
  summary: "Signs the administrator out",
  method: "POST",
  path: "/api/admin/logout",
  access: "anyone",
  success: { status: 200, body: Done },
});

export const listEventAdmins = endpoint({
  summary: "The administrators whom an event may be given to",
  method: "GET",
  path: "/api/admin/event-admins",
  access: "admin",
  from: ["administrators"],
  success: { status: 200, body: Schema.Array(EventAdmin) },
});
