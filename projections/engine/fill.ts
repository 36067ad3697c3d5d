import { Effect } from "effect";
import type { Position } from "../../domain/shared/recorded.ts";
import type { Incoming } from "./events.ts";
import type { Projection } from "./projection.ts";
import { attempt, type ReadTransaction } from "./readDb.ts";
import { execute } from "./statements.ts";

/**
 * Writes a page into tables to which no other process writes. Each projection skips the events that
 * it has applied. While PostgreSQL writes for one projection, the changes of the next are
 * collected.
 */
export const fill = (
  trx: ReadTransaction,
  projections: ReadonlyArray<Projection>,
  events: ReadonlyArray<Incoming>,
  seen: ReadonlyMap<string, Position>,
) => {
  const write = ({ name, handles, writes }: Projection) =>
    attempt(async () => {
      const last = seen.get(name) ?? 0;
      const unseen = events.filter(
        ({ type, recorded }) => recorded.position > last && handles(type),
      );
      await execute(trx, await writes(unseen, trx));
    });
  return Effect.forEach(projections, write, { concurrency: 2, discard: true });
};
