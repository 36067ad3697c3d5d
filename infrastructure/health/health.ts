import { Effect, Layer } from "effect";
import { sql } from "kysely";
import { EventLog } from "../../application/ports/EventLog.ts";
import { Health, type HealthReport } from "../../application/ports/Health.ts";
import { Jobs } from "../../application/ports/Jobs.ts";
import { ProjectionAdmin } from "../../application/ports/ProjectionAdmin.ts";
import { attempt, ReadDb } from "../../projections/readDb.ts";
import { version } from "../version.ts";

/** Asks everything that the product stands on. Anybody may ask for it, so it asks once a second at most. */
export const health = Layer.effect(
  Health,
  Effect.gen(function* () {
    const log = yield* EventLog;
    const db = yield* ReadDb;
    const jobs = yield* Jobs;
    const admin = yield* ProjectionAdmin;

    const projections = Effect.map(admin.status, (all) =>
      all.map(({ projection, position, behind, failed }) => ({
        name: projection,
        position,
        behind,
        failed: failed && failed.error,
      })),
    );

    const report = Effect.map(
      Effect.all(
        {
          eventStore: answers(log.head),
          database: answers(attempt(() => sql`select 1`.execute(db))),
          queue: answers(jobs.check),
          projections: inTime(projections).pipe(Effect.catchCause(() => Effect.succeed([]))),
        },
        { concurrency: "unbounded" },
      ),
      (parts): HealthReport => ({ status: statusOf(parts), version, ...parts }),
    );
    return { report: yield* Effect.cachedWithTTL(report, "1 second") };
  }),
);

const inTime = Effect.timeout("3 seconds");

const answers = (question: Effect.Effect<unknown, unknown>) =>
  Effect.match(inTime(question), {
    onSuccess: () => "ok" as const,
    onFailure: () => "unavailable" as const,
  });

/** Scores are taken and shown even while background work waits for its queue. */
const statusOf = ({ eventStore, database }: Pick<HealthReport, "eventStore" | "database">) =>
  eventStore === "ok" && database === "ok" ? "ok" : "unavailable";
