import { type TournamentId, WallClock } from "../../../../../domain/shared/values.ts";
import { getTakings, type Payment, type Takings } from "../../../../contract/field/takings.ts";
import { useRead } from "../../../data/read.ts";
import { FormFooter } from "../../../form/DialogForm.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { shortDate } from "../../../ui/dates/dateText.ts";
import { Dialog } from "../../../ui/dialogs/Dialog.tsx";
import { ListFileLink } from "../../../ui/files/ListFileLink.tsx";
import { asStack } from "../../../ui/layout.ts";
import { feeText } from "../../../ui/money.ts";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";
import { type Column, Table } from "../../../ui/tables/Table.tsx";
import { methodTexts } from "../entries/paymentTexts.ts";

interface Props {
  readonly event: { readonly id: TournamentId; readonly name: string };
  readonly onClose: () => void;
}

/** What was taken on which day and how, what is open, and the file of every payment. */
export const TakingsDialog = ({ event, onClose }: Props) => {
  const takings = useRead(getTakings, { eventId: event.id });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="wide"
      startsAt="title"
      overline={event.name}
      title="Takings"
      footer={
        <FormFooter errorCount={0}>
          <ListFileLink to={`/api/admin/events/${event.id}/takings.csv?`} />
          <Button variant="line" onClick={onClose}>
            Close
          </Button>
        </FormFooter>
      }
    >
      {takings.isLoadingError ? (
        <FailedRead title="The takings could not be loaded" of={takings} />
      ) : takings.data ? (
        <Sums takings={takings.data} />
      ) : (
        <SkeletonSlats label="Loading takings..." />
      )}
    </Dialog>
  );
};

const Sums = ({ takings: { paid, open, owed, payments } }: { readonly takings: Takings }) => (
  <div className={asStack({ gap: 4 })}>
    <p>{`${feeText(paid)} paid and ${feeText(open)} open, of ${feeText(owed)} owed.`}</p>
    {payments.length === 0 ? (
      <p>Nothing is paid yet.</p>
    ) : (
      <Table
        caption="Takings by day"
        columns={columnsFor(payments.some(({ method }) => method === "manual"))}
        rows={dayTakings(payments)}
        keyOf={({ day }) => day}
      />
    )}
  </div>
);

/** Only payments from before there were methods say none. */
const columnsFor = (hasOlder: boolean): ReadonlyArray<Column<DayTakings>> => [
  { header: "Day", cell: ({ day }) => shortDate(WallClock.make(day)) },
  ...methods(hasOlder).map((method) => ({
    header: methodTexts[method],
    isRight: true,
    cell: (day: DayTakings) => feeText(day[method]),
  })),
  { header: "Sum", isRight: true, cell: ({ sum }) => feeText(sum) },
];

const methods = (hasOlder: boolean) =>
  hasOlder ? (["cash", "card", "bank", "manual"] as const) : (["cash", "card", "bank"] as const);

type Methods = Readonly<Record<Payment["method"], number>>;

interface DayTakings extends Methods {
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
