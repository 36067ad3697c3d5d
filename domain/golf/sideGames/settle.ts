import { type Game, gameOf } from "./game.ts";
import { settleByHole } from "./holeGame.ts";
import { byWinnings } from "./orders.ts";
import { winningsOf } from "./payments.ts";
import type { Settlement } from "./settlement.ts";
import type { SideGame } from "./sideGame.ts";
import { skins } from "./skins.ts";
import type { StakeSettlement } from "./stakeSettlement.ts";
import { standingOf } from "./standing.ts";

/**
 * How a side game stands (spec/api.md, Side game results): a pure function of what was entered, so
 * a correction changes the results of every hole it touches. Winnings and unclaimed together are
 * the purse at every moment.
 */
export const settle = (sideGame: SideGame): Settlement => {
  const game = gameOf(sideGame);
  const stakes = sideGame.terms.stakes.map((stake) => settleByHole(game, stake, skins));
  const won = winningsOf(stakes.flatMap(({ payments }) => payments));
  const winnings = game.players.flatMap(({ id, playerId }) => {
    const amount = won.get(id);
    return amount === undefined ? [] : [{ playerId, amount }];
  });
  const purse = sideGame.terms.stakes.reduce((total, stake) => total + stake.purse, 0);
  const notes = stakes.flatMap((stake) => stake.notes);
  return {
    status: statusOf(game, stakes),
    note: notes.length === 0 ? null : [...new Set(notes)].join(" "),
    purse,
    unclaimed: winnings.reduce((left, { amount }) => left - amount, purse),
    standing: standingOf(game, stakes, { order: byWinnings, ball: "best" }),
    holes: stakes.flatMap(({ holes }) => holes),
    matches: stakes.flatMap(({ matches }) => matches),
    winnings,
  };
};

const statusOf = (
  { isCompleted }: Game,
  stakes: ReadonlyArray<StakeSettlement>,
): Settlement["status"] => {
  const holes = stakes.flatMap(({ inPlay }) => inPlay);
  if (isCompleted || (holes.length > 0 && holes.every(({ counts }) => counts))) return "final";
  const hasBegun =
    holes.some(({ scores }) => scores.size > 0) ||
    stakes.some((stake) => stake.holes.some(({ results }) => results.length > 0)) ||
    stakes.some(({ matches }) => matches.some(({ status }) => status !== "arranged"));
  return hasBegun ? "running" : "not_started";
};
