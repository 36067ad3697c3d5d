import type { Settlement } from "../settlement.ts";
import { splitCents } from "../splitCents.ts";

/** What somebody gets (above 0) or has to pay (below 0), in whole cents. */
export interface Balance {
  readonly playerId: string;
  readonly amount: number;
}

/** A game as far as money goes: who put up its purse, and who has won what of it. */
export interface Stakes extends Pick<Settlement, "winnings"> {
  /** In the order of joining. */
  readonly playerIds: ReadonlyArray<string>;
}

/**
 * What one game moves (docs/rules.md, Side games and matches): what was won is paid in equal parts by
 * everybody who joined, leftover cents one each in the order of joining. What nobody has won stays
 * with those who would have paid it. The balances add up to 0.
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

/** Over several games, everybody once, in the order in which they first appear. */
export const addBalances = (
  games: ReadonlyArray<ReadonlyArray<Balance>>,
): ReadonlyArray<Balance> => {
  const totals = new Map<string, number>();
  for (const { playerId, amount } of games.flat()) {
    totals.set(playerId, (totals.get(playerId) ?? 0) + amount);
  }
  return [...totals].map(([playerId, amount]) => ({ playerId, amount }));
};
