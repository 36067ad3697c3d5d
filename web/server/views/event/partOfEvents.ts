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
] satisfies ReadonlyArray<keyof TournamentTitle>;

/** A status is the only filter besides the searched words. */
interface EventsQuery extends ListQuery {
  readonly status?: EventStatus;
}

/**
 * The requested part of the events. A list without a search is read part by part; a search or
 * another public field looks through the titles of all. Only the events of the part are read
 * completely, and not thousands.
 */
export const partOfEvents = Effect.fnUntraced(function* <Item extends Shown, E, R>(
  { status, sort, ...query }: EventsQuery,
  show: (rows: ReadonlyArray<TournamentRow>) => Effect.Effect<ReadonlyArray<Item>, E, R>,
) {
  const isByField = sort !== undefined && sort !== "relevance";
  const order = isByField ? "start" : (sort ?? "start");
  if (!isByField && !query.q) {
    const { limit = MOST_ROWS, offset = 0 } = query;
    const part = { status: status ?? null, order, limit, offset } as const;
    const { rows, total } = yield* partOfTournaments(part);
    return { items: yield* show(rows), total };
  }
  const isWanted = (event: { readonly status: EventStatus }) =>
    status === undefined || event.status === status;
  if (isByField && !common.includes(sort.replace("-", ""))) {
    const all = (yield* allTournaments).filter(isWanted);
    return partOf(yield* show(all), { ...query, sort }, textsOf);
  }
  const titles = (yield* tournamentTitles(order)).filter(isWanted);
  const { items, total } = partOf(titles, isByField ? { ...query, sort } : query, textsOf);
  const rows = yield* tournamentsWithIds(items.map(({ id }) => id));
  return { items: yield* show(rows), total };
});
