import type { ScorecardId } from "../../../../../domain/shared/values.ts";

/** A card that somebody wants to see, with its history. */
export interface CardToOpen {
  readonly scorecardId: ScorecardId;
  readonly playerName: string;
}

/** Whose card of which round is to be entered; nobody yet is an empty id. */
export interface CardToEnter {
  readonly playerId: string;
  readonly round: number;
}
