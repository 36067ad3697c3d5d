import { Schema } from "effect";
import { RoundNumber, TournamentId, WallClock } from "../../../domain/shared/values.ts";
import { endpoint } from "../endpoint.ts";
import { EventStatus } from "./event.ts";

/** An event of these days, with the work that waits in it. */
export const WorkOfEvent = Schema.Struct({
  id: TournamentId,
  name: Schema.String,
  startDate: Schema.NullOr(WallClock),
  endDate: Schema.NullOr(WallClock),
  location: Schema.String,
  status: EventStatus,
  /** The event is active, or one of its days is today. */
  isToday: Schema.Boolean,
  /** Finished cards that no administrator has verified, and about which nobody disagrees. */
  toVerify: Schema.Int,
  /** Cards on which people disagree. */
  disputed: Schema.Int,
  /** Cards that an administrator has sent back. */
  sentBack: Schema.Int,
  /** Scores that players sent after the end, which wait for a decision. */
  lateScores: Schema.Int,
  /** Players with a place who have not paid. */
  notPaid: Schema.Int,
  /** Players without a score in this round. */
  notStarted: Schema.Int,
  /**
   * Today's round; of several rounds on one day, the first that somebody has not started. Null if
   * there is none.
   */
  round: Schema.NullOr(RoundNumber),
}).annotate({ identifier: "WorkOfEvent" });
export type WorkOfEvent = typeof WorkOfEvent.Type;

/** A part of the product that does not work as it should. */
export const Trouble = Schema.Struct({
  part: Schema.Literals(["eventStore", "database", "queue", "readModel"]),
  /** The name of the read model. */
  name: Schema.NullOr(Schema.String),
  state: Schema.Literals(["unavailable", "read_only", "failed", "late"]),
});
export type Trouble = typeof Trouble.Type;

export const AdminToday = Schema.Struct({
  /** Today's events first, then by their start. */
  events: Schema.Array(WorkOfEvent),
  trouble: Schema.Array(Trouble),
}).annotate({ identifier: "AdminToday" });
export type AdminToday = typeof AdminToday.Type;

export const getAdminToday = endpoint({
  summary: "What waits for an administrator now, in the events that they look after",
  method: "GET",
  path: "/api/admin/today",
  access: "admin",
  from: ["tournaments", "registrations", "scorecards"],
  success: { status: 200, body: AdminToday },
});
