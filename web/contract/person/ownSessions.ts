import { Schema } from "effect";
import { SessionId } from "../../../domain/shared/values.ts";
import { endpoint } from "../endpoint.ts";
import { oneSession } from "../params.ts";
import { Done, UtcTime } from "../shared.ts";

export const OwnSession = Schema.Struct({
  /** It gives no access: only the cookie contains the token of the session. */
  id: SessionId,
  /** Whether it is the session of this request. */
  isCurrent: Schema.Boolean,
  startedAt: UtcTime,
  /** To the minute. */
  lastSeenAt: UtcTime,
  /** In words: "Firefox on Android". */
  browser: Schema.String,
}).annotate({ identifier: "OwnSession" });
export type OwnSession = typeof OwnSession.Type;

const listed = { status: 200, body: Schema.Array(OwnSession) } as const;
const done = { status: 200, body: Done } as const;

export const listUserSessions = endpoint({
  summary: "Where the player is signed in",
  method: "GET",
  path: "/api/user/sessions",
  access: "player",
  from: ["sessions"],
  success: listed,
});

export const endUserSession = endpoint({
  summary: "Ends one session of the player",
  method: "DELETE",
  path: "/api/user/sessions/:sessionId",
  access: "player",
  changes: ["sessions"],
  params: oneSession,
  success: done,
  refusals: ["SessionNotFound"],
});

export const endOtherUserSessions = endpoint({
  summary: "Ends all other sessions of the player",
  method: "DELETE",
  path: "/api/user/sessions",
  access: "player",
  changes: ["sessions"],
  success: done,
});

export const listAdminSessions = endpoint({
  summary: "Where the administrator is signed in",
  method: "GET",
  path: "/api/admin/sessions",
  access: "admin",
  from: ["sessions"],
  success: listed,
});

export const endAdminSession = endpoint({
  summary: "Ends one session of the administrator",
  method: "DELETE",
  path: "/api/admin/sessions/:sessionId",
  access: "admin",
  changes: ["sessions"],
  params: oneSession,
  success: done,
  refusals: ["SessionNotFound"],
});

export const endOtherAdminSessions = endpoint({
  summary: "Ends all other sessions of the administrator",
  method: "DELETE",
  path: "/api/admin/sessions",
  access: "admin",
  changes: ["sessions"],
  success: done,
});
