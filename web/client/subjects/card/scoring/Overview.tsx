import { useQuery } from "@tanstack/react-query";
import { BookOpen, Pencil } from "lucide-react";
import { useState } from "react";
import { holdsWords } from "../../../../../domain/shared/searchText.ts";
import { listShortScorecards } from "../../../../contract/card/scoring.ts";
import type { ShortScorecard } from "../../../../contract/card/shortScorecard.ts";
import type { CountedEvent } from "../../../../contract/event/event.ts";
import { useRead } from "../../../data/read.ts";
import { ListBar } from "../../../form/ListBar.tsx";
import { SelectField } from "../../../form/SelectField.tsx";
import { Badge, type BadgeKind, Badges, Tag } from "../../../ui/badges/Badge.tsx";
import { IconButton } from "../../../ui/buttons/Button.tsx";
import { asRow, asStack, asText } from "../../../ui/layout.ts";
import { Tooltip, TooltipGroup } from "../../../ui/overlays/Tooltip.tsx";
import { EmptyState } from "../../../ui/states/EmptyState.tsx";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";
import { Pager } from "../../../ui/tables/Pager.tsx";
import { type Column, Table } from "../../../ui/tables/Table.tsx";
import { usePaged } from "../../../ui/usePaged.ts";
import { everybodyQuery } from "../../field/participantsQuery.ts";
import { playerMarks } from "../../field/playerMarks.ts";
import {
  cellText,
  figuresText,
  type PlayerRow,
  type Progress,
  progresses,
  progressOf,
  rowsOf,
} from "./overview.ts";
import * as styles from "./Scoring.css.ts";
import type { CardToEnter, CardToOpen } from "./selectedCard.ts";

interface Props {
  readonly event: CountedEvent;
  /** Leads to the row of a player in the sheet of a round; null for those who may only look. */
  readonly onEnter: ((entry: CardToEnter) => void) | null;
  readonly onOpenCard: (card: CardToOpen) => void;
}

/** All players and rounds: their progress, with links to their scores. */
export const Overview = ({ event, onEnter, onOpenCard }: Props) => {
  const participants = useQuery(everybodyQuery(event.id));
  const cards = useRead(listShortScorecards, { eventId: event.id });
  const [search, setSearch] = useState("");
  const [only, setOnly] = useState<Progress | null>(null);

  const failed = [participants, cards].find(({ isLoadingError }) => isLoadingError);
  if (failed) {
    return <FailedRead title="The overview could not be loaded" of={failed} />;
  }
  if (!participants.data || !cards.data) return <SkeletonSlats label="Loading scores..." />;

  const rows = rowsOf(participants.data, cards.data);
  if (rows.length === 0) {
    return (
      <EmptyState as="h2" title="No Participants Yet" seed="scoring">
        Participants will appear here once they register for the event.
      </EmptyState>
    );
  }
  const { numberOfRounds } = event;
  const found = rows.filter(
    (row) =>
      holdsWords(row.name, search) && (only === null || progressOf(row, numberOfRounds) === only),
  );
  return (
    <div className={styles.overview}>
      <ListBar label="Find a player" search={search} onSearch={setSearch}>
        <SelectField
          label="Show"
          className={styles.overviewFilter}
          value={only ?? ""}
          onChange={(value) => setOnly(progresses.find((each) => each === value) ?? null)}
          emptyLabel="Everybody"
          options={progresses.map((value) => ({ value, label: value }))}
        />
      </ListBar>
      {found.length === 0 ? (
        <p>Nobody fits. Look for another name, or show everybody.</p>
      ) : (
        <OverviewTable
          key={`${only} ${search}`}
          rows={found}
          numberOfRounds={numberOfRounds}
          onEnter={onEnter}
          onOpenCard={onOpenCard}
        />
      )}
    </div>
  );
};

interface OverviewTableProps {
  readonly rows: ReadonlyArray<PlayerRow<ShortScorecard>>;
  readonly numberOfRounds: number;
  readonly onEnter: ((entry: CardToEnter) => void) | null;
  readonly onOpenCard: (card: CardToOpen) => void;
}

const progressKinds: Readonly<Record<Progress, BadgeKind>> = {
  "Not Started": "completed",
  "In Progress": "active",
  "Tournament Complete": "upcoming",
};

/** Players by rounds: their progress, with links to enter or open a card. */
const OverviewTable = ({ rows, numberOfRounds, onEnter, onOpenCard }: OverviewTableProps) => {
  const { shown, pager } = usePaged(rows);
  const rounds = Array.from({ length: numberOfRounds }, (_, index) => index + 1);
  const columns: ReadonlyArray<Column<PlayerRow<ShortScorecard>>> = [
    {
      header: "Player",
      cell: ({ name }) => <span className={asText({ breaks: true })}>{name}</span>,
    },
    {
      header: "Status",
      cell: (row) => {
        const progress = progressOf(row, numberOfRounds);
        const mark = playerMarks[row.playerStatus];
        return (
          <Badges>
            <Badge kind={progressKinds[progress]}>{progress}</Badge>
            {mark ? <Tag>{mark}</Tag> : null}
          </Badges>
        );
      },
    },
    ...rounds.map(
      (round): Column<PlayerRow<ShortScorecard>> => ({
        header: `Round ${round}`,
        isWide: true,
        cell: (row) => (
          <RoundCell row={row} round={round} onEnter={onEnter} onOpenCard={onOpenCard} />
        ),
      }),
    ),
  ];
  return (
    <TooltipGroup>
      <Table
        caption="Scores by player and round"
        columns={columns}
        rows={shown}
        keyOf={({ playerId }) => playerId}
      />
      {rows.length > pager.pageSize ? <Pager what="player" {...pager} /> : null}
    </TooltipGroup>
  );
};

const kindOf = (card: ShortScorecard): BadgeKind => {
  if (card.rejection) return "cancelled";
  return card.isVerified ? "upcoming" : "caution";
};

interface CellProps extends Pick<OverviewTableProps, "onEnter" | "onOpenCard"> {
  readonly row: PlayerRow<ShortScorecard>;
  readonly round: number;
}

const RoundCell = ({ row, round, onEnter, onOpenCard }: CellProps) => {
  const card = row.cards.get(round);
  const text = cellText(card);
  const of = `${row.name}, Round ${round}`;
  return (
    <span className={styles.roundCell}>
      {card && card.thru > 0 ? (
        <span className={asStack({ gap: "half", items: "start" })}>
          <Badge kind={kindOf(card)}>{text}</Badge>
          <span className={asText({ tone: "textDim", size: "sm", figures: true })}>
            {figuresText(card)}
          </span>
        </span>
      ) : (
        <span className={asText({ tone: "textDim" })}>{text}</span>
      )}
      <span className={asRow({ inline: true, align: "stretch" })}>
        {onEnter ? (
          <Tooltip text="Enter scores">
            <IconButton
              label={`Enter scores: ${of}`}
              onClick={() => onEnter({ playerId: row.playerId, round })}
            >
              <Pencil size={20} aria-hidden="true" />
            </IconButton>
          </Tooltip>
        ) : null}
        {card ? (
          <Tooltip text="Scorecard">
            <IconButton
              label={`Scorecard: ${of}`}
              onClick={() => onOpenCard({ scorecardId: card.id, playerName: row.name })}
            >
              <BookOpen size={20} aria-hidden="true" />
            </IconButton>
          </Tooltip>
        ) : null}
      </span>
    </span>
  );
};
