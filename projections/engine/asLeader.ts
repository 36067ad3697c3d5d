import { Effect, Schedule } from "effect";
import { sql } from "kysely";
import { makeOutageLog } from "../../application/outages/outageLog.ts";
import { type Connection, ownConnection } from "./ownConnection.ts";
import { attempt, query, ReadDb, ReadModelUnavailable } from "./readDb.ts";

const LEADER_LOCK = 4243;

/**
 * Runs this work in only one of all processes; the others wait. The leader holds a session lock, so
 * it loses the lead when its connection ends: a leader that cannot reach its connection stops.
 */
export const asLeader = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.suspend(() => {
    const { failed, recovered } = makeOutageLog({
      outageText: "the election of a leader waits",
      recoveryText: "the election of a leader goes on",
    });
    return Effect.gen(function* () {
      // PostgreSQL is given up after some seconds of silence, and with it the lead.
      const connection = yield* ReadDb.use(ownConnection);
      yield* endWithoutUs(connection);
      yield* recovered;
      yield* Effect.acquireRelease(becomeLeader(connection), () => resign(connection));
      return yield* Effect.raceFirst(work, stillLeading(connection));
    }).pipe(Effect.scoped, Effect.tapError(failed), Effect.retry(Schedule.spaced("1 second")));
  });

/** Whether a process leads at this moment. */
export const isLed = query(async (db) => {
  const { rows } = await sql<{ is_led: boolean }>`
    select exists (
      select from pg_locks
      where locktype = 'advisory' and granted and classid = 0 and objid = ${LEADER_LOCK}
        and database = (select oid from pg_database where datname = current_database())
    ) as is_led`.execute(db);
  return rows[0]?.is_led === true;
});

/**
 * If the connection to a leader breaks without an error, PostgreSQL would otherwise keep its lock
 * for hours.
 */
const endWithoutUs = (connection: Connection) =>
  attempt(() =>
    sql`select set_config('tcp_keepalives_idle', '10', false),
      set_config('tcp_keepalives_interval', '5', false),
      set_config('tcp_keepalives_count', '3', false),
      set_config('tcp_user_timeout', '15s', false)`.execute(connection),
  );

const becomeLeader = (connection: Connection) =>
  attempt(async () => {
    const { rows } = await sql<{ leads: boolean }>`
      select pg_try_advisory_lock(${LEADER_LOCK}) as leads`.execute(connection);
    return rows[0]?.leads === true;
  }).pipe(Effect.repeat({ until: (leads) => leads, schedule: Schedule.spaced("1 second") }));

const resign = (connection: Connection) =>
  Effect.ignore(attempt(() => sql`select pg_advisory_unlock(${LEADER_LOCK})`.execute(connection)));

const stillLeading = (connection: Connection) =>
  attempt(() => sql`select 1`.execute(connection)).pipe(
    Effect.timeoutOrElse({
      duration: "5 seconds",
      orElse: () => Effect.fail(new ReadModelUnavailable({ cause: "the lead was lost" })),
    }),
    Effect.repeat(Schedule.spaced("2 seconds")),
    Effect.andThen(Effect.never),
  );
