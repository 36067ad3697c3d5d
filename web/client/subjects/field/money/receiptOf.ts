import type { Payment } from "../../../../contract/field/takings.ts";

/** The last payment of a player that has a receipt, and its refund if it was paid back. */
export const receiptOf = (payments: ReadonlyArray<Payment>, playerId: string | null) => {
  const own = payments.filter((each) => each.playerId === playerId && each.receipt !== null);
  const payment = own.findLast(({ amount }, index) => amount >= 0 && !isRefund(own, index));
  if (!payment) return null;
  const refund = own.find((each) => each !== payment && each.receipt === payment.receipt) ?? null;
  return { payment, refund };
};

/** A refund follows its payment and has its number; one of nothing has the same amount, too. */
const isRefund = (own: ReadonlyArray<Payment>, index: number) =>
  own.findIndex(({ receipt }) => receipt === own[index]?.receipt) !== index;
