import { Clock, Effect } from "effect";
import { sql } from "kysely";
import { EventLog } from "../../application/ports/EventLog.ts";
import { advice, type Finding, fine, wrong } from "../../application/ports/Finding.ts";
import { attempt, ReadDb } from "../../projections/engine/readDb.ts";
import { sentenceFor } from "../failures/sentenceFor.ts";
import { makeWriteProbe } from "../health/writeProbe.ts";

interface Server {
  readonly version: string;
  readonly major: number;
  readonly role: string;
  readonly now: Date;
}

const OLDEST = 14;

/** Checks the database and the event store by asking them. */
export const storeFindings = Effect.gen(function* () {
  const sentAt = yield* Clock.currentTimeMillis;
  const { version, major, role, now } = yield* server;
  const answeredAt = yield* Clock.currentTimeMillis;
  const written = yield* Effect.result(Effect.flatten(makeWriteProbe));
  const head = yield* EventLog.use((log) => log.head).pipe(Effect.result);
  return [
    major >= OLDEST
      ? fine("database", `PostgreSQL ${version} answers, and its tables are of this version.`)
      : wrong("database", `PostgreSQL ${version} is too old.`, `Move to ${OLDEST} or newer.`),
    written._tag === "Success"
      ? fine("database role", `The role ${role} may write, and there is room.`)
      : wrong(
          "database role",
          `The database stores nothing for ${role}: ${sentenceFor(written.failure)}`,
          "Free some of its disk, or name the server that leads, and a role that owns the schemas.",
        ),
    head._tag === "Success"
      ? fine("event store", `It answers; its last event has the position ${head.success}.`)
      : wrong(
          "event store",
          sentenceFor(head.failure),
          "See that the server of ESDB_URL runs and lets this computer in.",
        ),
    ofClock(now.getTime() - (sentAt + answeredAt) / 2),
  ];
});

const server = Effect.flatMap(
  ReadDb.use((db) =>
    attempt(() =>
      sql<Server>`select current_setting('server_version') as version, current_user as role,
        current_setting('server_version_num')::int / 10000 as major,
        clock_timestamp() as now`.execute(db),
    ),
  ),
  ({ rows: [row] }) => (row ? Effect.succeed(row) : Effect.die("The database said nothing.")),
);

/** In milliseconds. Deadlines and today's date may be wrong by this much. */
const MAX_CLOCK_DIFFERENCE = 5000;

/** How far the clock of the database is ahead of the clock of this computer. */
export const ofClock = (ahead: number): Finding => {
  const seconds = Math.round(Math.abs(ahead) / 1000);
  return Math.abs(ahead) <= MAX_CLOCK_DIFFERENCE
    ? fine("clock", "This computer and the database agree on the time.")
    : advice(
        "clock",
        `The clock of the database is ${seconds} s ${ahead > 0 ? "ahead of" : "behind"} this computer's.`,
        "Let both be set by a time server (timedatectl set-ntp true).",
      );
};
