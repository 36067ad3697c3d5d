import { Effect, Schema } from "effect";
import type { Caller } from "../../../../application/access/callers.ts";
import { tournamentNumbered } from "../../../../application/access/lookUp.ts";
import { TournamentId } from "../../../../domain/shared/values.ts";
import { tournamentsWithIds } from "../../../../projections/tournaments/lists.ts";
import type { EventReference } from "../../../contract/params.ts";
import { eventsOf } from "./events.ts";

const isId = Schema.is(TournamentId);

/**
 * A list with the event that a link names; empty if the caller's list does not contain that event.
 */
export const eventOfLink = Effect.fnUntraced(function* (
  reference: EventReference,
  caller: Caller | null,
) {
  const id = isId(reference)
    ? reference
    : (yield* tournamentNumbered(Number(reference), caller))?.tournamentId;
  const rows = id === undefined ? [] : yield* tournamentsWithIds([id]);
  const items = yield* eventsOf(
    rows.filter(({ is_archived }) => !is_archived),
    caller,
  );
  return { items, total: items.length };
});
