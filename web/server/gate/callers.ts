import type { AdminCaller, Caller, PlayerCaller } from "../../../application/access/callers.ts";
import type { Entry } from "../../../domain/field/entry.ts";
import type { ScorecardKey, TournamentId } from "../../../domain/shared/values.ts";
import type { Access } from "../../contract/access.ts";
import type { Endpoint } from "../../contract/endpoint.ts";

export type { AdminCaller, Caller, PlayerCaller };

/** The callers that can reach a program, by the access of its endpoint. */
interface Callers extends Record<Access, Caller | null> {
  readonly anyone: Caller | null;
  readonly player: PlayerCaller;
  readonly registered: PlayerCaller;
  readonly inField: PlayerCaller;
  readonly registeredOrAdmin: Caller;
  readonly playerOrAdmin: Caller;
  readonly adminSession: AdminCaller;
  readonly admin: AdminCaller;
  readonly eventAdmin: AdminCaller;
  readonly superAdmin: AdminCaller;
  readonly cardReader: Caller;
  readonly groupManager: AdminCaller;
  readonly sideGameReader: Caller;
  readonly sideGamePlayer: PlayerCaller;
  readonly sideGameRecorder: Caller;
  readonly sideGameManager: AdminCaller;
  readonly playerManager: AdminCaller;
  readonly accountManager: AdminCaller;
  readonly cardSettler: Caller;
  readonly cardManager: AdminCaller;
}
export type CallerOf<E extends Endpoint> = Callers[E["access"]];

type Names<E extends Endpoint, Name extends string> = E["path"] extends
  | `${string}/:${Name}`
  | `${string}/:${Name}/${string}`
  ? true
  : false;

/** The event of the path, or the event of its card, group or side game. */
export type TournamentIdOf<E extends Endpoint> =
  Names<E, "eventId" | "scorecardId" | "groupId" | "sideGameId"> extends true ? TournamentId : null;

/** The card of the path. */
export type CardOf<E extends Endpoint> = Names<E, "scorecardId"> extends true ? ScorecardKey : null;

/** The player's entry in the field, if the access needs it. */
export type EntryOf<E extends Endpoint> = E["access"] extends "registered" | "inField"
  ? Entry
  : E["access"] extends "registeredOrAdmin" | "cardReader"
    ? Entry | null
    : null;
