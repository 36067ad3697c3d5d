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
 * Makes read models anew in schema `rebuild` while the tables in use keep answering, and then puts
 * them in their place. The log is read once, however many they are. Tells after each page how far it
 * has come. Interrupted, it goes on from there.
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

/** The row of a rebuild is gone when another process has finished it meanwhile. */
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

/** While this holds the checkpoint in use the projector waits: what it reads now is all there is. */
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
