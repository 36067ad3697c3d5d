import fc from "fast-check";
import { expect, test } from "vitest";
import { dayTakings } from "./TakingsDialog.tsx";

test("each day has what came in by each method, less what was paid back on it", () => {
  const on = (day: string, method: "cash" | "card", amount: number) => ({ day, method, amount });
  const days = dayTakings([
    ...[on("2026-06-07", "card", 8000), on("2026-06-06", "cash", 5000)],
    ...[on("2026-06-06", "cash", 5000), on("2026-06-07", "cash", -5000)],
  ]);
  expect(days).toEqual([
    { day: "2026-06-06", cash: 10_000, card: 0, bank: 0, manual: 0, sum: 10_000 },
    { day: "2026-06-07", cash: -5000, card: 8000, bank: 0, manual: 0, sum: 3000 },
  ]);
});

test("the days add up to all payments", () => {
  const payment = fc.record({
    day: fc.constantFrom("2026-06-06", "2026-06-07", "2026-06-08"),
    method: fc.constantFrom("cash", "card", "bank", "manual"),
    amount: fc.integer({ min: -100_000, max: 100_000 }),
  });
  fc.assert(
    fc.property(fc.array(payment), (payments) => {
      const all = payments.reduce((sum, { amount }) => sum + amount, 0);
      const days = dayTakings(payments);
      expect(days.reduce((sum, day) => sum + day.sum, 0)).toBe(all);
      for (const { cash, card, bank, manual, sum } of days) {
        expect(cash + card + bank + manual).toBe(sum);
      }
    }),
  );
});
