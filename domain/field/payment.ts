import { Result } from "effect";
import { type Fees, feeOf } from "../tournament/fees.ts";
import { happened, nothing, type OfPlayer, whenInField } from "./decision.ts";
import { FieldEvent, type PaymentMethod } from "./events.ts";
import { AlreadyPaid, FeeNotOffered, NothingToRefund } from "./rejections.ts";

const { EntryFeeChosen, PaymentRecorded, PaymentRefunded } = FieldEvent.cases;

export interface RecordPayment extends OfPlayer {
  readonly fees: Fees;
  readonly method: PaymentMethod;
}

/**
 * Records the fee of this moment. Receipts are numbered here, where two desks cannot take the same
 * number.
 */
export const recordPayment = whenInField(
  ({ tournamentId, playerId, fees, method }: RecordPayment, { fee, paid }, { receipts }) => {
    const who = { tournamentId, playerId };
    if (paid !== null) return Result.fail(new AlreadyPaid(who));
    const amount = feeOf(fee, fees);
    const paidFor = fee === null ? {} : { fee };
    const receipt = receipts + 1;
    return happened(PaymentRecorded.make({ ...who, amount, method, receipt, ...paidFor }));
  },
);

/** Refunds what was paid in the way in which it was paid, whatever the present fee is. */
export const refundPayment = whenInField(({ tournamentId, playerId }: OfPlayer, { paid }) => {
  const who = { tournamentId, playerId };
  if (paid === null) return Result.fail(new NothingToRefund(who));
  const { amount, method, receipt } = paid;
  const of = receipt === null ? {} : { receipt };
  return happened(PaymentRefunded.make({ ...who, amount, method, ...of }));
});

export interface ChooseFee extends Omit<OfPlayer, "terms"> {
  /** Null stands for the fee of the tournament. */
  readonly fee: string | null;
  readonly fees: Fees;
}

/** Chooses the kind of fee of an entry, as long as it is not paid. */
export const chooseFee = whenInField((choice: ChooseFee, entry) => {
  const { tournamentId, playerId, fee } = choice;
  if (entry.fee === fee) return nothing;
  if (entry.paid !== null) return Result.fail(new AlreadyPaid({ tournamentId, playerId }));
  return isOffered(choice)
    ? happened(EntryFeeChosen.make({ tournamentId, playerId, fee }))
    : Result.fail(new FeeNotOffered({ tournamentId, playerId }));
});

export const isOffered = ({ fee, fees }: Pick<ChooseFee, "fee" | "fees">) =>
  fee === null || (fees.otherFees ?? []).some(({ name }) => name === fee);
