import type { HoleGame } from "./holeGame.ts";

/**
 * A side that alone has the lowest score wins the hole and everything that was carried; a tie
 * carries. Source: http://golfstakes.com/General/SideGameDetail.aspx?sidegame=1
 */
export const skins: HoleGame = {
  figureOf: ({ order }, { scores }) => scores[order]?.score,
  best: "lowest",
  ties: "carry",
  points: "holes",
};
