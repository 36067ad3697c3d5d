import { expect, test } from "vitest";
import type { Payment } from "../../../../contract/field/takings.ts";
import { receiptOf } from "./Receipt.tsx";

const of = (playerId: string, receipt: number | null, amount = 5000) =>
  ({ playerId, receipt, amount }) as Payment;

test("the receipt is of the last payment, with its refund", () => {
  const payments = [of("ana", 1), of("ben", 2), of("ana", 1, -5000), of("ana", 3), of("ben", 2, 0)];
  expect(receiptOf(payments, "ana")).toEqual({ payment: payments[3], refund: null });
  expect(receiptOf(payments.slice(0, 3), "ana")).toEqual({
    payment: payments[0],
    refund: payments[2],
  });
  expect(receiptOf(payments, "ben")).toEqual({ payment: payments[1], refund: payments[4] });
});

test("a payment from before there were receipts has none", () => {
  expect(receiptOf([of("ana", null)], "ana")).toBeNull();
  expect(receiptOf([], null)).toBeNull();
});
