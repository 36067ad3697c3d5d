import { holdsWords } from "../../../../../domain/shared/searchText.ts";
import type { AdminParticipant } from "../../../../contract/participants.ts";
import { type CardState, cardStateOf } from "../../../components/cardStates/cardState.ts";
import type { SheetCard } from "../../../lib/scoreSheetQuery.ts";

export interface GridRow {
  readonly playerId: AdminParticipant["id"];
  readonly name: string;
  readonly playerStatus: AdminParticipant["playerStatus"];
  readonly card: SheetCard | undefined;
}

export const rowFilters = {
  all: "Everybody",
  notStarted: "Not started",
  disputed: "Disputed",
  inPlay: "In play",
  toBeSigned: "To be signed",
  signed: "Signed",
  verified: "Verified",
  sentBack: "Sent back",
} as const satisfies Record<"all" | "notStarted" | CardState, string>;
export type RowFilter = keyof typeof rowFilters;
export const filterNames = Object.keys(rowFilters) as ReadonlyArray<RowFilter>;

/** All players with a place, and all others with a card, by last name. */
export const gridRowsOf = (
  participants: ReadonlyArray<AdminParticipant>,
  cards: ReadonlyArray<SheetCard>,
  round: number,
): ReadonlyArray<GridRow> => {
  const cardOf = new Map(
    cards.filter(({ roundNumber }) => roundNumber === round).map((card) => [card.userId, card]),
  );
  return participants
    .filter(({ id, status }) => status === "approved" || cardOf.has(id))
    .toSorted(
      (one, other) =>
        one.lastName.localeCompare(other.lastName) || one.firstName.localeCompare(other.firstName),
    )
    .map(({ id, firstName, lastName, playerStatus }) => ({
      playerId: id,
      name: `${firstName} ${lastName}`,
      playerStatus,
      card: cardOf.get(id),
    }));
};

const stateOf = ({ card }: GridRow) =>
  card === undefined || card.scores.length === 0 ? "notStarted" : cardStateOf(card);

/** Rows that match the search and the state of the card. */
export const chosenRows = (
  rows: ReadonlyArray<GridRow>,
  search: string,
  filter: RowFilter,
): ReadonlyArray<GridRow> => {
  return rows.filter(
    (row) => holdsWords(row.name, search) && (filter === "all" || stateOf(row) === filter),
  );
};
