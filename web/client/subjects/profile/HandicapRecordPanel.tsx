import { useQuery } from "@tanstack/react-query";
import type { ScorecardId } from "../../../../domain/shared/values.ts";
import type { HandicapRecord } from "../../../contract/person/statistics.ts";
import { Badge } from "../../ui/badges/Badge.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { Panel } from "../../ui/cards/Panel.tsx";
import { longDate } from "../../ui/dates/dateText.ts";
import { onSite } from "../../ui/dates/wallClock.ts";
import { Figure } from "../../ui/figures/Figure.tsx";
import { Plates } from "../../ui/figures/Plates.tsx";
import { pickedUpWord, totalText } from "../../ui/notation.ts";
import { FailedRead } from "../../ui/states/FailedRead.tsx";
import { SkeletonPanel } from "../../ui/states/Skeleton.tsx";
import { type Column, Table } from "../../ui/tables/Table.tsx";
import { indexText } from "../person/playerText.ts";
import { myHandicapRecordQuery } from "./api.ts";
import * as styles from "./Profile.css.ts";

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

type RecordedRound = HandicapRecord["rounds"][number];

/** How the index came about: the rounds that count, the reduction for few rounds, and the caps. */
const madeOf = ({
  index,
  lowIndex,
  rounds,
  counting,
  adjustment,
  uncappedIndex,
}: HandicapRecord): string => {
  if (index === null) return missing(rounds.length);
  const lowest =
    counting === 1
      ? `The lowest of ${rounds.length} differentials counts`
      : `The lowest ${counting} of ${rounds.length} differentials count`;
  const less = adjustment === 0 ? "." : `, less ${(-adjustment).toFixed(1)}.`;
  const cap =
    uncappedIndex === null
      ? ""
      : ` The cap holds it back: it may not rise freely more than 3.0 above the low index of ${indexText(lowIndex)}, and would be ${indexText(uncappedIndex)}.`;
  return `${lowest}${less}${cap}`;
};

const missing = (rounds: number) => {
  const more = 3 - rounds;
  return more === 1
    ? "One more round, and you have an index."
    : `${more} more rounds, and you have an index.`;
};

/** "(88 - 71.3) x 113 / 128". */
const formulaOf = ({ adjustedGross, courseRating, slopeRating }: RecordedRound): string =>
  `(${adjustedGross} − ${courseRating}) × 113 / ${slopeRating}`;

/** "Gross 92, counted as 88: hole 4 as 7, not 9; hole 11 as 6, picked up."; null where all counts. */
const cappedText = ({ gross, adjustedGross, cappedHoles }: RecordedRound): string | null => {
  if (cappedHoles.length === 0) return null;
  const holes = cappedHoles.map(
    ({ holeNumber, strokes, counted }) =>
      `hole ${holeNumber} as ${counted}, ${strokes === null ? pickedUpWord : `not ${strokes}`}`,
  );
  return `Gross ${totalText(gross)}, counted as ${adjustedGross}: ${holes.join("; ")}.`;
};
