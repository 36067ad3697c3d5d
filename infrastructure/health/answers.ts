import { Effect } from "effect";
import { sql } from "kysely";
import { EventLog } from "../../application/ports/EventLog.ts";
import { Jobs } from "../../application/ports/Jobs.ts";
import { attempt, ReadDb } from "../../projections/engine/readDb.ts";

/** Nobody who asks for our health waits longer than this for one part of it. */
export const inTime = Effect.timeout("3 seconds");

const answers = <E, R>(question: Effect.Effect<unknown, E, R>) =>
  Effect.match(inTime(question), {
    onSuccess: () => "ok" as const,
    onFailure: () => "unavailable" as const,
  });

const stores = {
  eventStore: answers(EventLog.use(({ head }) => head)),
  database: answers(ReadDb.use((db) => attempt(() => sql`select 1`.execute(db)))),
};

export const storesAnswer = Effect.all(stores, { concurrency: "unbounded" });

export const storesAndQueueAnswer = Effect.all(
  { ...stores, queue: answers(Jobs.use(({ check }) => check)) },
  { concurrency: "unbounded" },
);
