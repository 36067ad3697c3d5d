import type { Settlement } from "../settlement.ts";
import { splitCents } from "../splitCents.ts";

/** The amount that a player gets (above 0) or has to pay (below 0), in whole cents. */
export interface Balance {
  readonly playerId: string;
  readonly amount: number;
}

/** The money of a game: the players who paid the purse, and the winnings of each. */
type Stakes = Pick<Settlement, "playerIds" | "winnings">;

/**
 * The payments of one game (docs/rules.md, Side games and matches): all who play in it pay
 * equal parts of what was won, with leftover cents one each in the order of joining. Money that no
 * player has won stays with those who would have paid it. The balances add up to 0.
 */
export const balancesOf = ({ playerIds, winnings }: Stakes): ReadonlyArray<Balance> => {
  const won = new Map(winnings.map(({ playerId, amount }) => [playerId, amount]));
  const total = winnings.reduce((sum, { amount }) => sum + amount, 0);
  const parts = splitCents(total, playerIds.length);
  return playerIds.map((playerId, order) => ({
    playerId,
    amount: (won.get(playerId) ?? 0) - (parts[order] ?? 0),
  }));
};

/** The balances of several games. Each player appears once, in the order of first appearance. */
export const addBalances = (
  games: ReadonlyArray<ReadonlyArray<Balance>>,
): ReadonlyArray<Balance> => {
  const totals = new Map<string, number>();
  for (const { playerId, amount } of games.flat()) {
    totals.set(playerId, (totals.get(playerId) ?? 0) + amount);
  }
  return [...totals].map(([playerId, amount]) => ({ playerId, amount }));
};
