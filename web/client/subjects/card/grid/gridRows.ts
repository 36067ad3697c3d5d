import { holdsWords } from "../../../../../domain/shared/searchText.ts";
import type { CardHole } from "../../../../contract/card/scorecard.ts";
import type { AdminParticipant } from "../../../../contract/field/participants.ts";
import type { GolfGroup } from "../../../../contract/teeSheet/groups.ts";
import { keeperOf, type OneBallSide } from "../../field/oneBallSides.ts";
import type { SheetCard } from "../scoreSheetQuery.ts";
import { type CardState, cardStateOf } from "../state/cardState.ts";

export interface GridRow {
  readonly playerId: AdminParticipant["id"];
  readonly name: string;
  /** The names of the members of a side with one ball; null for one player. */
  readonly members: string | null;
  readonly playerStatus: AdminParticipant["playerStatus"];
  readonly card: SheetCard | undefined;
  /** When and where its group starts, if the rows are in that order. */
  readonly start?: string;
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

/**
 * All players with a place, and all others with a card, by last name. A side with one ball has one
 * row, among them by its name.
 */
export const gridRowsOf = (
  participants: ReadonlyArray<AdminParticipant>,
  cards: ReadonlyArray<SheetCard>,
  round: number,
  sides: ReadonlyArray<OneBallSide>,
): ReadonlyArray<GridRow> => {
  const cardOf = new Map(
    cards.filter(({ roundNumber }) => roundNumber === round).map((card) => [card.userId, card]),
  );
  const shown = participants.filter(({ id, status }) => status === "approved" || cardOf.has(id));
  const known = new Map(shown.map((player) => [player.id, player]));
  const ofSides = sides.flatMap((side): ReadonlyArray<Placed> => {
    const playerIds = side.playerIds.filter((id) => known.has(id));
    const keeperId = keeperOf({ playerIds }, (id) => cardOf.has(id));
    const keeper = keeperId && known.get(keeperId);
    if (!keeper) return [];
    const plays = playerIds.some((id) => known.get(id)?.playerStatus === "playing");
    const row = {
      ...{ playerId: keeper.id, name: side.name, members: side.members },
      playerStatus: plays ? "playing" : keeper.playerStatus,
      card: cardOf.get(keeper.id),
    } as const;
    return [{ by: [side.name, ""], row }];
  });
  const hasSideRow = new Set(
    sides.flatMap(({ playerIds }) => playerIds.filter((id) => !cardOf.has(id))),
  );
  for (const { row } of ofSides) hasSideRow.add(row.playerId);
  const alone = shown
    .filter(({ id }) => !hasSideRow.has(id))
    .map(({ id, firstName, lastName, playerStatus }): Placed => {
      const name = `${firstName} ${lastName}`;
      const row = { playerId: id, name, members: null, playerStatus, card: cardOf.get(id) };
      return { by: [lastName, firstName], row };
    });
  return [...ofSides, ...alone].toSorted(byName).map(({ row }) => row);
};

interface Placed {
  readonly by: readonly [string, string];
  readonly row: GridRow;
}

const byName = ({ by: one }: Placed, { by: other }: Placed) =>
  one[0].localeCompare(other[0]) || one[1].localeCompare(other[1]);

const stateOf = ({ card }: GridRow) =>
  card === undefined || card.scores.length === 0 ? "notStarted" : cardStateOf(card);

/** Rows that match the search and the state of the card. */
export const chosenRows = (
  rows: ReadonlyArray<GridRow>,
  search: string,
  filter: RowFilter,
): ReadonlyArray<GridRow> => {
  return rows.filter(
    (row) =>
      holdsWords(`${row.name} ${row.members ?? ""}`, search) &&
      (filter === "all" || stateOf(row) === filter),
  );
};

export const rowOrders = { name: "By name", group: "By group" } as const;
export type RowOrder = keyof typeof rowOrders;
export const orderNames = Object.keys(rowOrders) as ReadonlyArray<RowOrder>;

/** Cards come in by group. Those without one come last, by name as before. */
export const inOrderOfGroups = (
  rows: ReadonlyArray<GridRow>,
  groups: ReadonlyArray<GolfGroup>,
  round: number,
): ReadonlyArray<GridRow> => {
  const rowOf = new Map<string, GridRow>(rows.map((row) => [row.playerId, row]));
  const grouped = groups
    .filter(({ roundNumber }) => roundNumber === round)
    .toSorted(byStart)
    .flatMap((group) =>
      group.members
        .toSorted((one, other) => one.position - other.position)
        .flatMap(({ userId }): ReadonlyArray<GridRow> => {
          const row = rowOf.get(userId);
          rowOf.delete(userId);
          return row ? [{ ...row, start: startOf(group) }] : [];
        }),
    );
  return [...grouped, ...rowOf.values()];
};

const byStart = (one: GolfGroup, other: GolfGroup) =>
  one.teeTime.localeCompare(other.teeTime) || (one.startHole ?? 1) - (other.startHole ?? 1);

/** "08:10", and "08:10, hole 4" where the group does not begin on the first hole. */
const startOf = ({ teeTime, startHole }: GolfGroup) => {
  const time = teeTime.slice("YYYY-MM-DDT".length, "YYYY-MM-DDTHH:MM".length);
  return startHole === null ? time : `${time}, hole ${startHole}`;
};

export type GridHole = Pick<CardHole, "holeNumber" | "par" | "strokeIndex"> & {
  /** Null until the player has a card. */
  readonly strokesReceived: number | null;
};

/** "NR" (no return) where a hole was picked up: then there is no sum. */
type Sum = number | "NR" | null;

interface Sums {
  readonly out: Sum;
  readonly in: Sum;
  readonly total: Sum;
  readonly net: Sum;
  /** Gross, against the par of the holes played. */
  readonly toPar: Sum;
  readonly holesPlayed: number;
}

export const FRONT_NINE = 9;
const PICKED_UP = 0;

/** The sums beside a card, null if no hole was played. Strokes 0 are a hole that was picked up. */
export const sumsOf = (
  holes: ReadonlyArray<GridHole>,
  strokesOn: (holeNumber: number) => number | null,
): Sums => {
  const played = holes.flatMap((hole) => {
    const strokes = strokesOn(hole.holeNumber);
    return strokes === null ? [] : [{ ...hole, strokes }];
  });
  const sum = (part: typeof played, of: (hole: (typeof played)[number]) => number): Sum => {
    if (part.length === 0) return null;
    if (part.some(({ strokes }) => strokes === PICKED_UP)) return "NR";
    return part.reduce((total, hole) => total + of(hole), 0);
  };
  const knowsStrokes = played.every(({ strokesReceived }) => strokesReceived !== null);
  return {
    out: sum(
      played.filter(({ holeNumber }) => holeNumber <= FRONT_NINE),
      ({ strokes }) => strokes,
    ),
    in: sum(
      played.filter(({ holeNumber }) => holeNumber > FRONT_NINE),
      ({ strokes }) => strokes,
    ),
    total: sum(played, ({ strokes }) => strokes),
    net: knowsStrokes
      ? sum(played, ({ strokes, strokesReceived }) => strokes - (strokesReceived ?? 0))
      : null,
    toPar: sum(played, ({ strokes, par }) => strokes - par),
    holesPlayed: played.length,
  };
};
