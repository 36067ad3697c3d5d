import type { HoleNumber, PlayerId } from "../../../../domain/shared/values.ts";

/** Whose card is shown, null for the own one, and which hole of it, null for where play goes on. */
export interface PadPosition {
  readonly playerId: PlayerId | null;
  readonly holeNumber: HoleNumber | null;
  readonly isCard: boolean;
}
