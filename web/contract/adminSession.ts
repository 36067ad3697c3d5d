import { Schema } from "effect";
import { endpoint } from "./endpoint.ts";
import { email, password } from "./inputs/texts.ts";
import { Done } from "./shared.ts";
import { AdminUser, EventAdmin } from "./user.ts";

export const getAdminSession = endpoint({
  summary: "Who is signed in as an administrator",
  method: "GET",
  path: "/api/admin/session",
  access: "adminSession",
  success: { status: 200, body: AdminUser },
  refusals: ["NotSignedIn"],
});

export const AdminLoginInput = Schema.Struct({
  email: email(),
  password: password(1, "Password is required"),
});
export type AdminLoginInput = typeof AdminLoginInput.Type;

export const adminLogin = endpoint({
  summary: "Signs an administrator in",
  method: "POST",
  path: "/api/admin/login",
  access: "anyone",
  body: AdminLoginInput,
  success: { status: 200, body: AdminUser },
  refusals: ["SignInRefused", "TooManyAttempts"],
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
  success: { status: 200, body: Schema.Array(EventAdmin) },
});
