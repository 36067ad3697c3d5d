import type { Balance } from "./balances.ts";

/**
 * The largest number of balances. Each further balance doubles the work; with 16 it takes
 * milliseconds.
 */
const MAX_COMPARED = 16;

/**
 * Divides the balances into as many groups as possible that add up to 0. Each such group saves one
 * transfer. With more than sixteen balances the search would take too long, so all are one group.
 */
export const evenGroups = (
  balances: ReadonlyArray<Balance>,
): ReadonlyArray<ReadonlyArray<Balance>> => {
  if (balances.length > MAX_COMPARED) return [balances];
  const { sums, counts } = mostGroups(balances);
  const groups: Array<Set<Balance>> = [];
  let chosen = sums.length - 1;
  while (chosen > 0) {
    if (sums[chosen] === 0) groups.unshift(new Set());
    const next = lastOf(chosen, counts);
    const taken = balances[Math.log2(chosen ^ next)];
    if (taken) groups[0]?.add(taken);
    chosen = next;
  }
  // The players of each group stay in the order of the balances, so that the order of payments is
  // easy to expect.
  return groups.map((group) => balances.filter((balance) => group.has(balance)));
};

/**
 * For each subset of the balances (a bit mask): its sum, and the largest number of groups that add
 * up to 0 into which an order of its balances can be cut.
 */
const mostGroups = (balances: ReadonlyArray<Balance>) => {
  const sums = [0];
  const counts = [0];
  for (let chosen = 1; chosen < 2 ** balances.length; chosen += 1) {
    const highest = Math.floor(Math.log2(chosen));
    const sum = (sums[chosen - 2 ** highest] ?? 0) + (balances[highest]?.amount ?? 0);
    sums.push(sum);
    counts.push((counts[lastOf(chosen, counts)] ?? 0) + (sum === 0 ? 1 : 0));
  }
  return { sums, counts };
};

/** The subset without its last balance, chosen so that it makes the most groups. */
const lastOf = (chosen: number, counts: ReadonlyArray<number>): number => {
  let best = 0;
  let most = -1;
  for (let bit = 1; bit <= chosen; bit *= 2) {
    if ((chosen & bit) === 0) continue;
    const count = counts[chosen ^ bit] ?? 0;
    if (count <= most) continue;
    most = count;
    best = chosen ^ bit;
  }
  return best;
};
