import { Effect, Layer } from "effect";
import { sql } from "kysely";
import { EventStoreMemory } from "../../application/ports/EventStore.memory.ts";
import { EventStore } from "../../application/ports/EventStore.ts";
import { metadata } from "../../domain/scorecard/examples.ts";
import type { Recorded } from "../../domain/shared/recorded.ts";
import { openPage } from "../engine/events.ts";
import { fill } from "../engine/fill.ts";
import { followRunner } from "../engine/followRunner.ts";
import { installMissing } from "../engine/install.ts";
import type { Projection } from "../engine/projection.ts";
import { attempt } from "../engine/readDb.ts";
import { inTransaction } from "../engine/transaction.ts";

/** Empty tables for these projections only. */
export const freshlyInstalled = (...projections: ReadonlyArray<Projection>) =>
  Effect.gen(function* () {
    for (const schema of ["read", "rebuild"] as const) {
      yield* inTransaction(schema, (trx) =>
        attempt(async () => {
          const known = await trx.deleteFrom("checkpoint").returning("tables").execute();
          for (const table of known.flatMap(({ tables }) => tables)) {
            await sql`drop table ${sql.table(table)}`.execute(trx);
          }
        }),
      );
    }
    yield* installMissing(projections);
  });

/**
 * The surroundings of a runner: a log in memory to which only its test writes, and the listeners of
 * its announcements.
 */
export const surroundings = Layer.mergeAll(EventStoreMemory, followRunner);

let commands = 0;

/** Events of one card follow each other; each other event has its own stream. */
export const happened = Effect.fnUntraced(function* (
  ...events: ReadonlyArray<{ readonly _tag: string; readonly scorecardId?: string }>
) {
  const store = yield* EventStore;
  for (const event of events) {
    commands += 1;
    const stream = `test-${event.scorecardId ?? commands}`;
    const { revision } = yield* store.read(stream);
    yield* store.append(stream, [{ event, metadata: metadata(commands) }], revision);
  }
});

/** Ignores the checkpoints, as if the page had never been applied. */
export const projectPage = (projection: Projection, page: ReadonlyArray<Recorded>) =>
  inTransaction("read", (trx) => fill(trx, [projection], openPage(page), new Map()));
