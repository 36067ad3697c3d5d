import { stablefordPoints } from "../stableford.ts";
import type { HoleGame } from "./holeGame.ts";

/** Skins for the highest Stableford points on a hole. */
export const stablefordSkins: HoleGame = {
  figureOf: ({ order }, { scores }) => {
    const played = scores[order];
    // The score already contains the strokes received.
    return (
      played && stablefordPoints({ par: played.par, strokes: played.score, strokesReceived: 0 })
    );
  },
  best: "highest",
  ties: "carry",
  points: "figures",
};
