import { Result } from "effect";
import type { RecordPayment, RefundPayment } from "./commands.ts";
import { whenInField } from "./decision.ts";
import { FieldEvent } from "./events.ts";
import { AlreadyPaid, NothingToRefund } from "./rejections.ts";

const { PaymentRecorded, PaymentRefunded } = FieldEvent.cases;

export const recordPayment = whenInField<RecordPayment>(
  ({ tournamentId, playerId, amount }, { paid }) => {
    const who = { tournamentId, playerId };
    if (paid !== null) return Result.fail(new AlreadyPaid(who));
    return Result.succeed([PaymentRecorded.make({ ...who, amount, method: "manual" })]);
  },
);

/** What was paid goes back, whatever the fee is today. */
export const refundPayment = whenInField<RefundPayment>(({ tournamentId, playerId }, { paid }) => {
  const who = { tournamentId, playerId };
  if (paid === null) return Result.fail(new NothingToRefund(who));
  return Result.succeed([PaymentRefunded.make({ ...who, amount: paid, method: "manual" })]);
});
