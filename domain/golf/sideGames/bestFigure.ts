import { canWin } from "../holeWorth.ts";
import type { Player } from "./player.ts";
import type { Side } from "./sides.ts";

export type Direction = "lowest" | "highest";

/** The best value of some participants; undefined when none of them has a value. */
export const bestFigure = (
  members: ReadonlyArray<Player>,
  figureOf: (player: Player) => number | undefined,
  best: Direction,
): number | undefined => {
  let found: number | undefined;
  for (const member of members) {
    const figure = figureOf(member);
    if (figure === undefined) continue;
    if (found === undefined || (best === "lowest" ? figure < found : figure > found)) {
      found = figure;
    }
  }
  return found;
};

/**
 * The sides whose best value is the best of all, in the order of joining. None when all of them have
 * picked up.
 */
export const bestSides = (
  sides: ReadonlyArray<Side>,
  figureOf: (player: Player) => number | undefined,
  best: Direction,
): ReadonlyArray<Side> => {
  const figures = sides.map(({ members }) => bestFigure(members, figureOf, best));
  const brought = figures.filter((figure) => figure !== undefined);
  if (brought.length === 0) return [];
  const winning = best === "lowest" ? Math.min(...brought) : Math.max(...brought);
  if (!canWin(winning)) return [];
  return sides.filter((_, index) => figures[index] === winning);
};
