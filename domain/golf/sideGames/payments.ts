import type { Player } from "./player.ts";
import type { Side } from "./sides.ts";
import { splitCents } from "./splitCents.ts";

export interface Payment {
  readonly to: Player;
  /** In cents, above 0. */
  readonly amount: number;
}

/** An amount that the sides share equally, and within a side its players. */
export const share = (amount: number, sides: ReadonlyArray<Side>): ReadonlyArray<Payment> =>
  split(amount, sides).flatMap(([side, part]) =>
    split(part, side.members).map(([to, each]) => ({ to, amount: each })),
  );

const split = <Item>(amount: number, items: ReadonlyArray<Item>) => {
  const parts = splitCents(amount, items.length);
  return items.flatMap((item, index): ReadonlyArray<readonly [Item, number]> => {
    const part = parts[index] ?? 0;
    return part > 0 ? [[item, part]] : [];
  });
};

/** The winnings of each participation, by its id. */
export const winningsOf = (payments: ReadonlyArray<Payment>): ReadonlyMap<string, number> => {
  const winnings = new Map<string, number>();
  for (const { to, amount } of payments) winnings.set(to.id, (winnings.get(to.id) ?? 0) + amount);
  return winnings;
};
