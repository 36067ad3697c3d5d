import { Result } from "effect";
import type { Cents } from "../shared/values.ts";
import { happened, type OfPlayer, whenInField } from "./decision.ts";
import { FieldEvent } from "./events.ts";
import { AlreadyPaid, NothingToRefund } from "./rejections.ts";

const { PaymentRecorded, PaymentRefunded } = FieldEvent.cases;

export interface RecordPayment extends OfPlayer {
  readonly amount: Cents;
}

export const recordPayment = whenInField(
  ({ tournamentId, playerId, amount }: RecordPayment, { paid }) => {
    const who = { tournamentId, playerId };
    if (paid !== null) return Result.fail(new AlreadyPaid(who));
    return happened(PaymentRecorded.make({ ...who, amount, method: "manual" }));
  },
);

/** Refunds the amount that was paid, whatever the present fee is. */
export const refundPayment = whenInField(({ tournamentId, playerId }: OfPlayer, { paid }) => {
  const who = { tournamentId, playerId };
  if (paid === null) return Result.fail(new NothingToRefund(who));
  return happened(PaymentRefunded.make({ ...who, amount: paid, method: "manual" }));
});
