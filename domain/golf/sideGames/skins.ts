import type { HoleGame } from "./holeGame.ts";

/**
 * The side alone with the lowest score wins the hole and everything carried; a tie carries.
 * Source: http://golfstakes.com/General/SideGameDetail.aspx?sidegame=1
 */
export const skins: HoleGame = {
  figureOf: ({ order }, { scores }) => scores[order]?.score,
  best: "lowest",
  ties: "carry",
  points: "holes",
};
