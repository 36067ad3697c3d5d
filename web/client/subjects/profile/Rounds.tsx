import { useQuery } from "@tanstack/react-query";
import type { ScorecardId } from "../../../../domain/shared/values.ts";
import type { RoundListItem } from "../../../contract/card/ownRounds.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { longDate } from "../../ui/dates/dateText.ts";
import { onSite } from "../../ui/dates/wallClock.ts";
import { Figure } from "../../ui/figures/Figure.tsx";
import { asStack } from "../../ui/layout.ts";
import { totalText } from "../../ui/notation.ts";
import { EmptyState } from "../../ui/states/EmptyState.tsx";
import { FailedRead } from "../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../ui/states/Skeleton.tsx";
import { type Column, Table } from "../../ui/tables/Table.tsx";
import { CardStateBadge } from "../card/state/CardStateBadge.tsx";
import { sentBackFirst } from "../card/state/cardState.ts";
import { myRoundsQuery } from "./api.ts";
import * as styles from "./Profile.css.ts";

interface Props {
  readonly onOpenCard: (scorecardId: ScorecardId) => void;
}

/** All rounds of the player, newest first; cards that were sent back come before all others. */
export const Rounds = ({ onOpenCard }: Props) => {
  const read = useQuery(myRoundsQuery);
  const { data, error } = read;
  if (data) {
    if (data.length > 0) {
      return (
        <Table
          caption="Rounds"
          columns={columnsOf(onOpenCard)}
          rows={sentBackFirst(newestFirst(data))}
          keyOf={({ id }) => id}
        />
      );
    }
    return (
      <EmptyState title="No Rounds Yet" as="h2">
        Your rounds appear here as soon as you have entered scores.
      </EmptyState>
    );
  }
  if (!error) return <SkeletonSlats label="Loading rounds..." />;
  return <FailedRead title="Your rounds could not be loaded" of={read} />;
};

const newestFirst = (rounds: ReadonlyArray<RoundListItem>) =>
  [...rounds].sort((one, other) => (one.roundDate < other.roundDate ? 1 : -1));

const dateOf = ({ roundDate }: RoundListItem) =>
  Number.isNaN(Date.parse(roundDate))
    ? "Date not available"
    : longDate(onSite(new Date(roundDate)));

const courseOf = ({ courseName, course }: RoundListItem) => courseName ?? course?.name ?? "N/A";

/** The course, the event and the round. */
const Where = ({ round }: { readonly round: RoundListItem }) => (
  <>
    {courseOf(round)}
    {round.eventName === null ? null : (
      <span className={styles.event}>{`${round.eventName}, round ${round.roundNumber}`}</span>
    )}
  </>
);

const State = ({ round }: { readonly round: RoundListItem }) => (
  <span className={asStack({ gap: 1, items: "start" })}>
    <CardStateBadge card={round} />
    {round.rejection ? <span className={styles.reason}>{round.rejection.reason}</span> : null}
  </span>
);

const columnsOf = (onOpenCard: Props["onOpenCard"]): ReadonlyArray<Column<RoundListItem>> => [
  { header: "Course Name", cell: (round) => <Where round={round} /> },
  { header: "Date", cell: dateOf },
  { header: "State", cell: (round) => <State round={round} /> },
  {
    header: "Gross Score",
    cell: ({ totalGrossScore, isComplete, thru }) => (
      <>
        <Figure size="sm">{totalText(totalGrossScore)}</Figure>
        {isComplete ? null : <span className={styles.more}>{` thru ${thru}`}</span>}
      </>
    ),
  },
  {
    header: "Stableford Points",
    cell: ({ totalStablefordPoints }) => <Figure size="sm">{totalStablefordPoints}</Figure>,
  },
  {
    header: "Actions",
    isTools: true,
    cell: (round) => (
      <Button
        variant="quiet"
        size="small"
        aria-label={`View Card: ${round.courseName ?? "round"}, ${dateOf(round)}`}
        onClick={() => onOpenCard(round.id)}
      >
        View Card
      </Button>
    ),
  },
];
