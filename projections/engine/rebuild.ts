import { Effect, Stream } from "effect";
import { EventLog } from "../../application/ports/EventLog.ts";
import { Position } from "../../domain/shared/recorded.ts";
import { checkNotFallenBack, lockCheckpoints, moveCheckpoints } from "./checkpoint.ts";
import { type Incoming, openPage } from "./events.ts";
import { fill } from "./fill.ts";
import { firstCheckpoint } from "./install.ts";
import type { Projection } from "./projection.ts";
import { attempt, type ReadTransaction } from "./readDb.ts";
import { createTables, dropTables } from "./tables.ts";
import { lockInUse, takeOver } from "./takeOver.ts";
import { inTransaction } from "./transaction.ts";

/**
 * Builds read models anew in schema `rebuild` while the tables in use keep answering, and then
 * replaces those tables. The log is read only once for all of them. Reports its progress after each
 * page. An interrupted rebuild is continued by the next one.
 */
export const rebuild = (...projections: ReadonlyArray<Projection>) =>
  Stream.unwrap(
    Effect.gen(function* () {
      const log = yield* EventLog;
      const begun = Position.make(Math.min(...(yield* Effect.forEach(projections, beginOrResume))));
      const filled = log.after(begun).pipe(
        // The next page is read while this one is written.
        Stream.buffer({ capacity: 1 }),
        Stream.mapAccumEffect(
          () => begun,
          (written, page) =>
            Effect.map(
              inTransaction("rebuild", (trx) => advance(trx, projections, written, openPage(page))),
              (reached) => [reached, [reached]] as const,
            ),
        ),
      );
      const swapped = Stream.fromIterable(projections).pipe(Stream.mapEffect(swap));
      return Stream.concat(filled, swapped);
    }),
  );

const beginOrResume = (projection: Projection) =>
  inTransaction("rebuild", (trx) =>
    attempt(async () => {
      const begun = await trx
        .deleteFrom("checkpoint")
        .where("projection", "=", projection.name)
        .where("version", "!=", projection.version)
        .returning("tables")
        .executeTakeFirst();
      if (begun) await dropTables(trx, "rebuild", begun.tables);

      const added = await trx
        .insertInto("checkpoint")
        .values(firstCheckpoint(projection))
        .onConflict((conflict) => conflict.doNothing())
        .returning("position")
        .executeTakeFirst();
      if (added) await createTables(trx, projection);
      const seen = await lockCheckpoints(trx, [projection]);
      return seen.get(projection.name) ?? Position.make(0);
    }),
  );

/** The row of a rebuild is missing when another process has completed it in the meantime. */
const advance = Effect.fnUntraced(function* (
  trx: ReadTransaction,
  projections: ReadonlyArray<Projection>,
  after: Position,
  events: ReadonlyArray<Incoming>,
) {
  const position = events.at(-1)?.recorded.position ?? Position.make(0);
  const seen = yield* attempt(async () => {
    const positions = await lockCheckpoints(trx, projections);
    checkNotFallenBack(positions, after);
    return positions;
  });
  const unfinished = projections.filter(({ name }) => seen.has(name));
  yield* fill(trx, unfinished, events, seen);
  yield* attempt(() => moveCheckpoints(trx, unfinished, position));
  return position;
});

/**
 * While this lock on the checkpoint in use is held, the projector waits. So no new events are
 * applied to the old tables, and this read is complete.
 */
const swap = (projection: Projection) =>
  inTransaction("rebuild", (trx) =>
    Effect.gen(function* () {
      const log = yield* EventLog;
      yield* attempt(() => lockInUse(trx, projection));
      const ready = yield* attempt(() => lockCheckpoints(trx, [projection]));
      const position = ready.get(projection.name);
      if (position === undefined) return yield* log.head;

      const end = yield* Stream.runFold(
        Stream.mapEffect(log.after(position), (page) =>
          advance(trx, [projection], position, openPage(page)),
        ),
        () => position,
        (_, reached) => reached,
      );
      yield* attempt(() => takeOver(trx, projection, end));
      return end;
    }),
  );
