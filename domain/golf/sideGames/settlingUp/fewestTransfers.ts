import type { Balance } from "./balances.ts";
import { evenGroups } from "./evenGroups.ts";

interface Transfer {
  readonly from: string;
  readonly to: string;
  /** In cents, above 0. */
  readonly amount: number;
}

/**
 * The payments that settle all balances. For up to sixteen people with open balances there are as
 * few as possible; for more there are always fewer payments than people. No person both pays and
 * receives. The balances must add up to 0.
 */
export const fewestTransfers = (balances: ReadonlyArray<Balance>): ReadonlyArray<Transfer> =>
  evenGroups(balances.filter(({ amount }) => amount !== 0)).flatMap(transfersIn);

interface Open {
  readonly playerId: string;
  left: number;
}

/**
 * The person who owes most pays the person who gets most, so each transfer settles at least one of
 * them.
 */
const transfersIn = (group: ReadonlyArray<Balance>): ReadonlyArray<Transfer> => {
  const payers = openOf(group, -1);
  const receivers = openOf(group, 1);
  const transfers: Array<Transfer> = [];
  for (const payer of payers) {
    for (const receiver of receivers) {
      const amount = Math.min(payer.left, receiver.left);
      if (amount === 0) continue;
      transfers.push({ from: payer.playerId, to: receiver.playerId, amount });
      payer.left -= amount;
      receiver.left -= amount;
    }
  }
  return transfers;
};

const openOf = (group: ReadonlyArray<Balance>, sign: 1 | -1): ReadonlyArray<Open> =>
  group
    .filter(({ amount }) => amount * sign > 0)
    .map(({ playerId, amount }): Open => ({ playerId, left: amount * sign }))
    .toSorted((one, other) => other.left - one.left);
