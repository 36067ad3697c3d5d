import type { HoleNumber, RoundNumber } from "../../../../domain/shared/values.ts";

/** A hole of a round. */
export interface Place {
  readonly roundNumber: RoundNumber;
  readonly holeNumber: HoleNumber;
}

export const isAt =
  ({ roundNumber, holeNumber }: Place) =>
  (other: Place): boolean =>
    other.roundNumber === roundNumber && other.holeNumber === holeNumber;
