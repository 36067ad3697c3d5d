import type { TournamentStatus } from "../tournament/status.ts";

/** What the tournament says about places in its field at the moment of the command. */
export interface EntryTerms {
  readonly status: TournamentStatus;
  /** 0 is no limit. */
  readonly maxParticipants: number;
  readonly hasDeadlinePassed: boolean;
}
