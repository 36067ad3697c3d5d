import type { AdminCaller, Caller, PlayerCaller } from "../../../application/access/callers.ts";
import type { Entry } from "../../../domain/field/field.ts";
import type { ScorecardKey, TournamentId } from "../../../domain/shared/values.ts";
import type { Access } from "../../contract/access.ts";
import type { Endpoint } from "../../contract/endpoint.ts";

export type { AdminCaller, Caller, PlayerCaller };

/** Who may arrive at a program, by the access its endpoint declares. */
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
  readonly cardSettler: Caller;
  readonly cardManager: AdminCaller;
}
export type CallerOf<E extends Endpoint> = Callers[E["access"]];

type Names<E extends Endpoint, Name extends string> = E["path"] extends
  | `${string}/:${Name}`
  | `${string}/:${Name}/${string}`
  ? true
  : false;

/** Of the event that the path names, or of its card's, group's or side game's. */
export type TournamentIdOf<E extends Endpoint> =
  Names<E, "eventId" | "scorecardId" | "groupId" | "sideGameId"> extends true ? TournamentId : null;

/** Which card the path names. */
export type CardOf<E extends Endpoint> = Names<E, "scorecardId"> extends true ? ScorecardKey : null;

/** What the field says about the player who asks, where the access asks for it. */
export type EntryOf<E extends Endpoint> = E["access"] extends "registered" | "inField"
  ? Entry
  : E["access"] extends "registeredOrAdmin" | "cardReader"
    ? Entry | null
    : null;
