import { netScore } from "../netScore.ts";
import { parOf } from "../par.ts";
import { strokesReceived } from "../strokesReceived.ts";
import type { GameCard, SideGameTerms } from "./sideGame.ts";

/** A hole score as the game compares it, gross or net. */
export interface HoleScore {
  readonly score: number;
  readonly par: number;
}

export type HoleScores = ReadonlyMap<number, HoleScore>;

/** The scores of a card, by hole number. */
export const holeScores = (card: GameCard, scoring: SideGameTerms["scoring"]): HoleScores => {
  const received =
    scoring === "net" ? strokesReceived(card.playingHandicap, card.holes) : new Map<number, 0>();
  const scores = new Map<number, HoleScore>();
  for (const hole of card.holes) {
    const strokes = card.strokes[hole.holeNumber];
    if (strokes === undefined) continue;
    const score = netScore(strokes, received.get(hole.holeNumber) ?? 0);
    scores.set(hole.holeNumber, { score, par: parOf(hole) });
  }
  return scores;
};
