import type { StakeInPlay } from "./stakeInPlay.ts";

/**
 * A sentence for each round with holes that were passed over: what they leave open is decided once
 * everybody's score is there.
 */
export const missingHolesNotes = ({ missing, roundNumbers }: StakeInPlay): ReadonlyArray<string> =>
  roundNumbers.flatMap((round) => {
    const numbers = missing
      .filter(({ roundNumber }) => roundNumber === round)
      .map(({ holeNumber }) => holeNumber);
    if (numbers.length === 0) return [];
    const inRound = roundNumbers.length === 1 ? "" : ` of round ${round}`;
    return numbers.length === 1
      ? [`Hole ${numbers[0]}${inRound} is missing.`]
      : [`Holes ${numbers.join(", ")}${inRound} are missing.`];
  });
