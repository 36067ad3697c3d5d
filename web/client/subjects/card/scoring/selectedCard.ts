import type { ScorecardId } from "../../../../../domain/shared/values.ts";

/** A card to be opened. */
export interface CardToOpen {
  readonly scorecardId: ScorecardId;
  readonly playerName: string;
}

/** The player and round whose card is entered. An empty id means nobody yet. */
export interface CardToEnter {
  readonly playerId: string;
  readonly round: number;
}
