import { type PlayerId, WallClock } from "../../../../../domain/shared/values.ts";
import type { EventDetail } from "../../../../contract/event/event.ts";
import { getTakings, type Payment } from "../../../../contract/field/takings.ts";
import { useRead } from "../../../data/read.ts";
import { siteConfig } from "../../../data/siteConfig.ts";
import { longDate } from "../../../ui/dates/dateText.ts";
import { feeText } from "../../../ui/money.ts";
import * as paper from "../../../ui/paper/Paper.css.ts";
import { EmptyState } from "../../../ui/states/EmptyState.tsx";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";
import { nameOf } from "../../person/playerText.ts";
import { methodTexts } from "../entries/paymentTexts.ts";

interface Props {
  readonly event: Pick<EventDetail, "id" | "name" | "startDate" | "location">;
  readonly playerId: PlayerId | null;
}

/** The receipt for the entry of a player, to print. */
export const Receipt = ({ event, playerId }: Props) => {
  const takings = useRead(getTakings, { eventId: event.id });
  if (takings.isLoadingError) {
    return <FailedRead title="The receipt could not be loaded" of={takings} />;
  }
  if (!takings.data) return <SkeletonSlats label="Loading the receipt..." count={2} />;
  const receipt = receiptOf(takings.data.payments, playerId);
  if (!receipt) {
    return (
      <EmptyState title="No Receipt" seed="no receipt">
        This entry is not paid, or was paid before there were receipts.
      </EmptyState>
    );
  }
  return (
    <table className={paper.table}>
      <caption className={paper.caption}>{`Receipt ${receipt.payment.receipt}`}</caption>
      <tbody>
        {linesOf(event, receipt).map(([name, value]) => (
          <tr key={name}>
            <th scope="row" className={paper.short}>
              {name}
            </th>
            <td className={paper.words}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const linesOf = (
  event: Props["event"],
  { payment, refund }: NonNullable<ReturnType<typeof receiptOf>>,
) => [
  ["Event", `${event.name}, ${event.location}, ${longDate(event.startDate)}`],
  ["Received from", payment.user ? nameOf(payment.user) : "A former player"],
  ["For", payment.kind === null ? "Registration fee" : `Registration fee, ${payment.kind}`],
  ["Amount", feeText(payment.amount)],
  ["Paid by", methodTexts[payment.method]],
  ["On", dayText(payment)],
  ...(refund ? [["Paid back", `${feeText(-refund.amount)} on ${dayText(refund)}`]] : []),
  ["Received by", siteConfig.brand],
];

const dayText = ({ day }: Payment) => longDate(WallClock.make(day));

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
