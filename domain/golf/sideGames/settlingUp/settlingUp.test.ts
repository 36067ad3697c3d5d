import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addBalances, type Balance, balancesOf } from "./balances.ts";
import { fewestTransfers } from "./fewestTransfers.ts";

const sum = (amounts: ReadonlyArray<number>) => amounts.reduce((total, each) => total + each, 0);

const named = (amounts: ReadonlyArray<number>): ReadonlyArray<Balance> =>
  amounts.map((amount, index) => ({ playerId: `p${index}`, amount }));

/** Some amounts, and one more so that they add up to 0. */
const evenBalances = (most: number, cents = 1_000_000) =>
  fc
    .array(fc.integer({ min: -cents, max: cents }), { maxLength: most - 1 })
    .map((amounts) => named([...amounts, 0 - sum(amounts)]));

describe("the balances of a game", () => {
  test("the winner gets the stakes of the others, and leftover cents go in the order of joining", () => {
    const game = {
      playerIds: ["ana", "ben", "cleo"],
      winnings: [{ playerId: "ben", amount: 100 }],
    };
    expect(balancesOf(game)).toEqual([
      { playerId: "ana", amount: -34 },
      { playerId: "ben", amount: 67 },
      { playerId: "cleo", amount: -33 },
    ]);
  });

  test("nobody owes anything when nobody has won", () => {
    const amounts = balancesOf({ playerIds: ["ana", "ben"], winnings: [] });
    expect(amounts.map(({ amount }) => amount)).toEqual([0, 0]);
  });

  test("a player who won in one game and lost in another has one balance", () => {
    const skins = [
      { playerId: "ana", amount: 50 },
      { playerId: "ben", amount: -50 },
    ];
    const wolf = [
      { playerId: "ben", amount: 30 },
      { playerId: "cleo", amount: -30 },
    ];
    expect(addBalances([skins, wolf])).toEqual([
      { playerId: "ana", amount: 50 },
      { playerId: "ben", amount: -20 },
      { playerId: "cleo", amount: -30 },
    ]);
  });

  test("balances are whole cents and add up to 0", () => {
    const game = fc.integer({ min: 1, max: 30 }).chain((players) =>
      fc.record({
        playerIds: fc.constant(named(Array(players).fill(0)).map(({ playerId }) => playerId)),
        winnings: fc.uniqueArray(
          fc.record({
            playerId: fc.integer({ min: 0, max: players - 1 }).map((index) => `p${index}`),
            amount: fc.integer({ min: 1, max: 99_999_999_99 }),
          }),
          { selector: ({ playerId }) => playerId },
        ),
      }),
    );
    fc.assert(
      fc.property(fc.array(game, { maxLength: 5 }), (games) => {
        const balances = addBalances(games.map(balancesOf));
        expect(sum(balances.map(({ amount }) => amount))).toBe(0);
        expect(balances.every(({ amount }) => Number.isSafeInteger(amount))).toBe(true);
      }),
    );
  });
});

describe("transfers between players", () => {
  test("a debt that equals a credit is paid in one transfer", () => {
    expect(fewestTransfers(named([-30, -20, 20, 30]))).toHaveLength(2);
    expect(fewestTransfers(named([-50, 20, 30]))).toEqual([
      { from: "p0", to: "p2", amount: 30 },
      { from: "p0", to: "p1", amount: 20 },
    ]);
  });

  test("players who owe the same amount pay in the order of the list", () => {
    const payers = fewestTransfers(named([60, -30, -30])).map(({ from }) => from);
    expect(payers).toEqual(["p1", "p2"]);
  });

  test("two groups whose balances add up to 0 pay nothing to each other", () => {
    // Paying the largest amounts first would take five transfers.
    expect(fewestTransfers(named([-50, 30, 20, -40, 25, 15]))).toHaveLength(4);
    expect(fewestTransfers(named([7, -3, -4, 9, -4, -5]))).toHaveLength(4);
  });

  test("players whose balance is 0 pay nothing", () => {
    expect(fewestTransfers(named([0, 0]))).toEqual([]);
    expect(fewestTransfers([])).toEqual([]);
  });

  test("transfers bring every balance to 0, nobody pays and receives, and there is one fewer than players", () => {
    fc.assert(
      fc.property(
        fc.oneof(evenBalances(12), evenBalances(12, 20), evenBalances(40)),
        (balances) => {
          const transfers = fewestTransfers(balances);
          for (const { playerId, amount } of balances) {
            const received = transfers.filter(({ to }) => to === playerId);
            const paid = transfers.filter(({ from }) => from === playerId);
            expect(Math.min(received.length, paid.length)).toBe(0);
            const moved =
              sum(received.map((each) => each.amount)) - sum(paid.map((each) => each.amount));
            expect(moved).toBe(amount);
          }
          expect(transfers.every(({ amount }) => Number.isInteger(amount) && amount > 0)).toBe(
            true,
          );
          const open = balances.filter(({ amount }) => amount !== 0).length;
          expect(transfers.length).toBeLessThanOrEqual(Math.max(0, open - 1));
        },
      ),
    );
  });

  test("there are never more transfers than the best division into groups that add up to 0 needs", () => {
    const groups = fc.array(evenBalances(4, 50), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(groups, (parts) => {
        const open = parts.map((part) => part.filter(({ amount }) => amount !== 0));
        const balances = named(open.flat().map(({ amount }) => amount));
        const needed = sum(open.map(({ length }) => Math.max(0, length - 1)));
        expect(fewestTransfers(balances).length).toBeLessThanOrEqual(needed);
      }),
    );
  });

  test("the order of the list does not change the number of transfers", () => {
    fc.assert(
      fc.property(evenBalances(10, 30), (balances) => {
        const backwards = fewestTransfers(balances.toReversed());
        expect(backwards).toHaveLength(fewestTransfers(balances).length);
      }),
    );
  });
});
