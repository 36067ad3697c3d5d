import type { AdministratorId, PlayerId, TournamentId } from "../../domain/shared/values.ts";
import type { AccountType } from "../ports/Administrators.ts";

/** Who is signed in, with what the rules of access ask about them. */
export interface PlayerCaller {
  readonly kind: "player";
  readonly id: PlayerId;
}

export interface AdminCaller {
  readonly kind: "admin";
  readonly id: AdministratorId;
  readonly accountType: AccountType;
  /** The tournament of an event admin; its settings may name more than this one. */
  readonly event: TournamentId | null;
}

export type Caller = PlayerCaller | AdminCaller;
