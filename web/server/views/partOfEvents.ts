import { Effect } from "effect";
import {
  allTournaments,
  type TournamentRow,
  type TournamentTitle,
  tournamentsWithIds,
  tournamentTitles,
} from "../../../projections/tournaments/queries.ts";
import type { EventStatus } from "../../contract/event.ts";
import type { ListQuery } from "../../contract/inputs/partOfList.ts";
import { byRelevance } from "./byRelevance.ts";
import { partOf } from "./partOfList.ts";

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

/** Nothing but a status narrows the list besides its words. */
interface EventsQuery extends ListQuery {
  readonly status?: EventStatus;
}

/**
 * The requested part of the events. Nearly all lists are sorted by public fields. Then only the
 * events of the part are read completely, and not thousands.
 */
export const partOfEvents = Effect.fnUntraced(function* <Item extends Shown, E, R>(
  { status, sort, ...query }: EventsQuery,
  show: (rows: ReadonlyArray<TournamentRow>) => Effect.Effect<ReadonlyArray<Item>, E, R>,
) {
  const isWanted = (event: { readonly status: EventStatus }) =>
    status === undefined || event.status === status;
  const isByField = sort !== undefined && sort !== "relevance";
  if (isByField && !common.includes(sort.replace("-", ""))) {
    const all = (yield* allTournaments).filter(isWanted);
    return partOf(yield* show(all), { ...query, sort }, textsOf);
  }
  const titles = (yield* tournamentTitles).filter(isWanted);
  const { items, total } = isByField
    ? partOf(titles, { ...query, sort }, textsOf)
    : partOf(sort === undefined ? titles : titles.toSorted(byRelevance), query, textsOf);
  const rows = yield* tournamentsWithIds(items.map(({ id }) => id));
  return { items: yield* show(rows), total };
});
