import type { TournamentStatus } from "../tournament/status.ts";

/** The terms of the tournament for places in its field, at the moment of the command. */
export interface EntryTerms {
  readonly status: TournamentStatus;
  /** 0 stands for no limit. */
  readonly maxParticipants: number;
  readonly hasDeadlinePassed: boolean;
}
