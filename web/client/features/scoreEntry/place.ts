import type { HoleNumber } from "../../../../domain/shared/values.ts";

/** Which hole is shown, or the whole card; a hole of null is where play goes on. */
export interface Place {
  readonly holeNumber: HoleNumber | null;
  readonly isCard: boolean;
}
