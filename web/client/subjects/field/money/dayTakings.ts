import type { Payment } from "../../../../contract/field/takings.ts";

type Methods = Readonly<Record<Payment["method"], number>>;

export interface DayTakings extends Methods {
  /** As YYYY-MM-DD. */
  readonly day: string;
  readonly sum: number;
}

const nothing: Methods = { cash: 0, card: 0, bank: 0, manual: 0 };

/** What was taken on each day by each method, without what was paid back on it. */
export const dayTakings = (
  payments: ReadonlyArray<Pick<Payment, "day" | "method" | "amount">>,
): ReadonlyArray<DayTakings> => {
  const days = new Map<string, DayTakings>();
  for (const { day, method, amount } of payments) {
    const before = days.get(day) ?? { day, sum: 0, ...nothing };
    days.set(day, { ...before, [method]: before[method] + amount, sum: before.sum + amount });
  }
  return [...days.values()].toSorted((one, other) => one.day.localeCompare(other.day));
};
