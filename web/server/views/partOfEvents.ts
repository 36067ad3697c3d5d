import { Effect } from "effect";
import {
  allTournaments,
  type TournamentRow,
  type TournamentTitle,
  tournamentsWithIds,
  tournamentTitles,
} from "../../../projections/tournaments/queries.ts";
import type { ListQuery } from "../../contract/inputs/partOfList.ts";
import { partOf } from "./partOfList.ts";

interface Shown {
  readonly name: string;
  readonly location: string;
}

/** What a search looks at. */
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

/**
 * The part of the events that somebody asks for. Nearly all lists are sorted by what everybody may
 * see; then only the events of the part are read, and not thousands.
 */
export const partOfEvents = Effect.fnUntraced(function* <Item extends Shown, E, R>(
  query: ListQuery,
  show: (rows: ReadonlyArray<TournamentRow>) => Effect.Effect<ReadonlyArray<Item>, E, R>,
) {
  const field = query.sort?.replace("-", "") ?? "name";
  if (!common.includes(field)) {
    return partOf(yield* show(yield* allTournaments), query, textsOf);
  }
  const { items, total } = partOf(yield* tournamentTitles, query, textsOf);
  const rows = yield* tournamentsWithIds(items.map(({ id }) => id));
  return { items: yield* show(rows), total };
});
