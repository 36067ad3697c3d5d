import type { HoleNumber, PlayerId } from "../../../../../domain/shared/values.ts";

/** The shown card (null for the own one) and hole (null for the next open one). */
export interface PadPosition {
  readonly playerId: PlayerId | null;
  readonly holeNumber: HoleNumber | null;
  readonly isCard: boolean;
  /** All cards of the group on one sheet. */
  readonly isGroup?: boolean;
}
