import type { HoleInPlay } from "./stakeInPlay.ts";

/** A sentence for each round that has holes without a recorded choice. */
export const holesWithoutChoice = (holes: ReadonlyArray<HoleInPlay>): ReadonlyArray<string> =>
  [...new Set(holes.map(({ roundNumber }) => roundNumber))].map((round) => {
    const numbers = holes
      .filter(({ roundNumber }) => roundNumber === round)
      .map(({ holeNumber }) => holeNumber);
    const named = `hole${numbers.length === 1 ? "" : "s"} ${numbers.join(", ")}`;
    return `No wolf choice is recorded for ${named} of round ${round}.`;
  });
