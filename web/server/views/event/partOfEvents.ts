import { Effect } from "effect";
import {
  allTournaments,
  partOfTournaments,
  type TournamentTitle,
  tournamentsWithIds,
  tournamentTitles,
} from "../../../../projections/tournaments/lists.ts";
import type { TournamentRow } from "../../../../projections/tournaments/queries.ts";
import type { EventStatus } from "../../../contract/event/event.ts";
import { type ListQuery, MOST_ROWS } from "../../../contract/inputs/partOfList.ts";
import { partOf } from "../partOfList.ts";

interface Shown {
  readonly name: string;
  readonly location: string;
}

/** The texts in which a search looks. */
const textsOf = ({ name, location }: Shown) => [name, location];

const common: ReadonlyArray<string> = [
  "id",
  "status",
  "name",
  "location",
  "startDate",
  "endDate",
  "isPrivate",
  "category",
] satisfies ReadonlyArray<keyof TournamentTitle>;

/** Filters besides the searched words. */
interface EventsQuery extends ListQuery {
  readonly status?: EventStatus;
  readonly year?: number;
  readonly category?: TournamentTitle["category"];
}

/**
 * The requested part of the events. A list without a search is read part by part; a search or
 * another public field looks through the titles of all. Only the events of the part are read
 * completely, and not thousands.
 */
export const partOfEvents = Effect.fnUntraced(function* <Item extends Shown, E, R>(
  { status, year, category, sort, ...query }: EventsQuery,
  show: (rows: ReadonlyArray<TournamentRow>) => Effect.Effect<ReadonlyArray<Item>, E, R>,
) {
  const isByField = sort !== undefined && sort !== "relevance";
  const order = isByField ? "start" : (sort ?? "start");
  if (!isByField && !query.q) {
    const { limit = MOST_ROWS, offset = 0 } = query;
    const filter = { status: status ?? null, year: year ?? null, category: category ?? null };
    const part = { ...filter, order, limit, offset } as const;
    const { rows, total } = yield* partOfTournaments(part);
    return { items: yield* show(rows), total };
  }
  const isWanted = (event: Filtered) =>
    (status === undefined || event.status === status) &&
    (year === undefined || event.startDate?.startsWith(String(year)) === true) &&
    (category === undefined || event.category === category);
  if (isByField && !common.includes(sort.replace("-", ""))) {
    const all = (yield* allTournaments).filter(({ status, settings }) =>
      isWanted({ status, ...settings }),
    );
    return partOf(yield* show(all), { ...query, sort }, textsOf);
  }
  const titles = (yield* tournamentTitles(order)).filter(isWanted);
  const { items, total } = partOf(titles, isByField ? { ...query, sort } : query, textsOf);
  const rows = yield* tournamentsWithIds(items.map(({ id }) => id));
  return { items: yield* show(rows), total };
});

type Filtered = Pick<TournamentTitle, "status" | "startDate" | "category">;
