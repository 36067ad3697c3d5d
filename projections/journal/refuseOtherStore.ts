import { Effect, Schema } from "effect";
import { EventLog } from "../../application/ports/EventLog.ts";
import { EventStore } from "../../application/ports/EventStore.ts";
import { readCheckpoints } from "../engine/checkpoint.ts";
import { tablesOf } from "../engine/tablesOf.ts";
import type { JournalTables } from "./tables.ts";

const { query } = tablesOf<JournalTables>();

/** The message is one sentence for the person who started the program. */
class OtherEventStore extends Schema.TaggedError<OtherEventStore>()("OtherEventStore", {
  message: Schema.String,
}) {}

/**
 * Fails if the read models were built from another event store, or from more events than this store
 * has now. Otherwise they would miss the next events without an error.
 */
export const refuseOtherStore = Effect.gen(function* () {
  const known = yield* endsOfJournal;
  const found = yield* Effect.forEach(known, isStored);
  if (known.length > 0 && found.every((one) => one === false)) return yield* other;

  const checkpoints = yield* readCheckpoints;
  const head = yield* (yield* EventLog).head;
  if (checkpoints.some(({ position }) => position > head)) return yield* older;
});

const other = new OtherEventStore({
  message:
    "This database has read events that the event store does not hold: let ESDB_URL name the store " +
    "they came from (without it they are in PostgreSQL), or move them with `npm run golf -- copy-events`.",
});

const older = new OtherEventStore({
  message:
    "The event store ends before what this database has read of it, as if restored from an older " +
    "backup: restore the database from one that is as old or older.",
});

interface Known {
  readonly stream: string;
  readonly revision: number;
  readonly eventId: string;
}

/**
 * A stream may have been deleted, so the store counts as another one only if both ends are missing.
 */
const endsOfJournal = query(async (db): Promise<ReadonlyArray<Known>> => {
  const known = db.selectFrom("journal").select(["stream", "revision", "metadata"]).limit(1);
  const rows = [
    await known.orderBy("position").executeTakeFirst(),
    await known.orderBy("position", "desc").executeTakeFirst(),
  ];
  return rows.flatMap((row) =>
    row ? [{ stream: row.stream, revision: row.revision, eventId: row.metadata.eventId }] : [],
  );
});

/** Null if the store does not tell. */
const isStored = Effect.fnUntraced(
  function* ({ stream, revision, eventId }: Known) {
    const store = yield* EventStore;
    const { events } = yield* store.read(stream, revision === 0 ? null : revision - 1);
    return events[0]?.metadata.eventId === eventId;
  },
  Effect.orElseSucceed(() => null),
);
