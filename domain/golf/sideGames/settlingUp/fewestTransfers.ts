import type { Balance } from "./balances.ts";
import { evenGroups } from "./evenGroups.ts";

export interface Transfer {
  readonly from: string;
  readonly to: string;
  /** In cents, above 0. */
  readonly amount: number;
}

/**
 * Who pays whom, so that everybody is even: as few transfers as there can be among up to sixteen
 * people who are not even yet, and always fewer than there are people. Nobody pays and receives.
 * The balances must add up to 0.
 */
export const fewestTransfers = (balances: ReadonlyArray<Balance>): ReadonlyArray<Transfer> =>
  evenGroups(balances.filter(({ amount }) => amount !== 0)).flatMap(transfersIn);

interface Open {
  readonly playerId: string;
  left: number;
}

/** Whoever owes most pays whoever gets most: each transfer makes at least one of them even. */
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
