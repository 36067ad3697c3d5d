import { useQuery } from "@tanstack/react-query";
import type { ScorecardId } from "../../../../domain/shared/values.ts";
import type { HandicapRecord } from "../../../contract/person/statistics.ts";
import { Badge } from "../../ui/badges/Badge.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { Panel } from "../../ui/cards/Panel.tsx";
import { longDate } from "../../ui/dates/dateText.ts";
import { onSite } from "../../ui/dates/moment.ts";
import { Figure } from "../../ui/figures/Figure.tsx";
import { Plates } from "../../ui/figures/Plates.tsx";
import { FailedRead } from "../../ui/states/FailedRead.tsx";
import { SkeletonPanel } from "../../ui/states/Skeleton.tsx";
import { type Column, Table } from "../../ui/tables/Table.tsx";
import { indexText } from "../person/indexText.ts";
import { myHandicapRecordQuery } from "./api.ts";
import * as styles from "./HandicapRecordPanel.css.ts";
import { cappedText, formulaOf, madeOf } from "./handicapTexts.ts";

interface Props {
  readonly onOpenCard: (scorecardId: ScorecardId) => void;
}

/** The handicap calculated from the player's own rounds, and how. */
export const HandicapRecordPanel = ({ onOpenCard }: Props) => {
  const read = useQuery(myHandicapRecordQuery);
  const { data: record, error } = read;
  if (record) return <Judged record={record} onOpenCard={onOpenCard} />;
  if (record === null) return null;
  if (!error) return <SkeletonPanel label="Loading handicap record..." />;
  return <FailedRead title="Your handicap record could not be loaded" of={read} />;
};

const Judged = ({ record, onOpenCard }: Props & { readonly record: HandicapRecord }) => (
  <Panel title="Handicap Record">
    <Plates
      plates={[
        { label: "Index", value: indexText(record.index) },
        { label: "Low Index", value: indexText(record.lowIndex) },
        { label: "Rounds", value: record.rounds.length },
      ]}
    />
    <p className={styles.note}>{madeOf(record)}</p>
    <p className={styles.note}>
      This is no official handicap. It is made of your complete, verified rounds from rated tees
      here, as Rule 5 of the Rules of Handicapping says.
    </p>
    {record.rounds.length > 0 ? (
      <Table
        caption="Rounds that count for the handicap"
        columns={columnsOf(onOpenCard)}
        rows={record.rounds}
        keyOf={({ scorecardId }) => scorecardId}
      />
    ) : null}
  </Panel>
);

const Said = ({ text }: { readonly text: string | null }) =>
  text === null ? null : <span className={styles.small}>{text}</span>;

type Round = HandicapRecord["rounds"][number];

const dateOf = ({ roundDate }: Round) => longDate(onSite(new Date(roundDate)));

const columnsOf = (onOpenCard: Props["onOpenCard"]): ReadonlyArray<Column<Round>> => [
  {
    header: "Course Name",
    cell: (round) => (
      <>
        {round.courseName ?? "N/A"}
        <span className={styles.small}>{dateOf(round)}</span>
      </>
    ),
  },
  {
    header: "Differential",
    cell: (round) => (
      <>
        <Figure size="sm">{round.differential.toFixed(1)}</Figure>
        <span className={styles.small}>{formulaOf(round)}</span>
        <Said text={cappedText(round)} />
        <Said text={round.note} />
      </>
    ),
  },
  {
    header: "Counts",
    cell: ({ counts }) => (counts ? <Badge kind="upcoming">Counts</Badge> : "-"),
  },
  {
    header: "Actions",
    isTools: true,
    cell: (round) => (
      <Button
        variant="quiet"
        size="small"
        aria-label={`View Card: ${round.courseName ?? "round"}, ${dateOf(round)}, ${round.differential.toFixed(1)}`}
        onClick={() => onOpenCard(round.scorecardId)}
      >
        View Card
      </Button>
    ),
  },
];
