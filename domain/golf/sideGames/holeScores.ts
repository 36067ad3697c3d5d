import { ballOn } from "../holeWorth.ts";
import { parOf } from "../par.ts";
import { strokesReceivedInOrder } from "../strokesReceived.ts";
import type { GameCard, SideGameTerms } from "./sideGame.ts";

/** A hole as the game compares it, gross or net. */
export interface HoleScore {
  /** `beatenByAll` for a hole that was picked up. */
  readonly score: number;
  readonly par: number;
}

/** By hole number. */
export type HoleScores = ReadonlyArray<HoleScore | undefined>;

const noHole = Array.from({ length: 19 }, () => undefined);

export const holeScores = (card: GameCard, scoring: SideGameTerms["scoring"]): HoleScores => {
  const { holes, playingHandicap, played } = card;
  const received = scoring === "net" ? strokesReceivedInOrder(playingHandicap, holes) : [];
  const scores: Array<HoleScore | undefined> = noHole.slice();
  for (const [index, hole] of holes.entries()) {
    const there = played[hole.holeNumber];
    if (there === undefined) continue;
    scores[hole.holeNumber] = { score: ballOn(there, received[index] ?? 0), par: parOf(hole) };
  }
  return scores;
};
