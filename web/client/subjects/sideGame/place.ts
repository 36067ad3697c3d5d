import type { HoleNumber, RoundNumber } from "../../../../domain/shared/values.ts";

/** A hole of a round. */
export interface Place {
  readonly roundNumber: RoundNumber;
  readonly holeNumber: HoleNumber;
}

interface Numbers {
  readonly roundNumber: number;
  readonly holeNumber: number;
}

export const isAt =
  ({ roundNumber, holeNumber }: Numbers) =>
  (other: Numbers): boolean =>
    other.roundNumber === roundNumber && other.holeNumber === holeNumber;
