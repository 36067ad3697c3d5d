import { BookOpen, Pencil } from "lucide-react";
import type { ShortScorecard } from "../../../../contract/card/shortScorecard.ts";
import { Badge, type BadgeKind, Badges, Tag } from "../../../ui/badges/Badge.tsx";
import { IconButton } from "../../../ui/buttons/IconButton.tsx";
import { asRow, asStack, asText } from "../../../ui/layout.ts";
import { Tooltip, TooltipGroup } from "../../../ui/overlays/Tooltip.tsx";
import { Pager } from "../../../ui/tables/Pager.tsx";
import { type Column, Table } from "../../../ui/tables/Table.tsx";
import { usePaged } from "../../../ui/usePaged.ts";
import { playerMarks } from "../../field/playerMarks.ts";
import * as styles from "./Overview.css.ts";
import { cellText, figuresText, type PlayerRow, type Progress, progressOf } from "./overview.ts";
import type { CardToEnter, CardToOpen } from "./selectedCard.ts";

interface Props {
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
export const OverviewTable = ({ rows, numberOfRounds, onEnter, onOpenCard }: Props) => {
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
      {rows.length > pager.pageSize ? <Pager what="players" {...pager} /> : null}
    </TooltipGroup>
  );
};

const kindOf = (card: ShortScorecard): BadgeKind => {
  if (card.rejection) return "cancelled";
  return card.isVerified ? "upcoming" : "caution";
};

interface CellProps extends Pick<Props, "onEnter" | "onOpenCard"> {
  readonly row: PlayerRow<ShortScorecard>;
  readonly round: number;
}

const RoundCell = ({ row, round, onEnter, onOpenCard }: CellProps) => {
  const card = row.cards.get(round);
  const text = cellText(card);
  const of = `${row.name}, Round ${round}`;
  return (
    <span className={styles.cell}>
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
