import { Schema } from "effect";
import { endpoint } from "../endpoint.ts";

export const AdminCounts = Schema.Struct({
  totalEvents: Schema.Int,
  /** Events whose start is in the future. */
  upcomingEvents: Schema.Int,
  /** Active events. */
  totalUsers: Schema.Int,
  /** In the last seven days. */
  newUsers: Schema.Int,
}).annotate({ identifier: "AdminCounts" });

export const getAdminCounts = endpoint({
  summary: "How much there is to look after",
  method: "GET",
  path: "/api/admin/counts",
  access: "admin",
  from: ["tournaments", "players"],
  success: { status: 200, body: AdminCounts },
});
