import type { AdministratorId, PlayerId, TournamentId } from "../../domain/shared/values.ts";
import type { AccountType } from "../ports/Administrators.ts";

/** The signed-in person, with the facts that the rules of access ask for. */
export interface PlayerCaller {
  readonly kind: "player";
  readonly id: PlayerId;
}

export interface AdminCaller {
  readonly kind: "admin";
  readonly id: AdministratorId;
  readonly accountType: AccountType;
  /**
   * The tournament that an event admin was created for; the settings of other tournaments may also
   * name this admin.
   */
  readonly event: TournamentId | null;
}

export type Caller = PlayerCaller | AdminCaller;
