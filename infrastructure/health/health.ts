import { Effect, Layer } from "effect";
import type { EventLog } from "../../application/ports/EventLog.ts";
import { Health, type HealthReport } from "../../application/ports/Health.ts";
import type { Jobs } from "../../application/ports/Jobs.ts";
import { isLate, ProjectionAdmin } from "../../application/ports/ProjectionAdmin.ts";
import type { ReadDb } from "../../projections/engine/readDb.ts";
import { version } from "../config/version.ts";
import type { LastAppend } from "../eventStore/lastAppend.ts";
import { makeStoresAndQueueAnswer } from "./answers.ts";
import { inTime } from "./inTime.ts";

/**
 * Checks everything that the product depends on. Anyone may request it, so it checks at most once a
 * second.
 */
export const health = Layer.effect(
  Health,
  Effect.gen(function* () {
    const services = yield* Effect.context<EventLog | LastAppend | ReadDb | Jobs>();
    const admin = yield* ProjectionAdmin;
    const answers = yield* makeStoresAndQueueAnswer;

    const projections = Effect.map(admin.status, (all) =>
      all.map(({ projection, position, behind, failed }) => ({
        name: projection,
        position,
        behind,
        failed: failed && STANDS_STILL,
      })),
    );

    const report = Effect.map(
      Effect.all(
        {
          answers,
          projections: inTime(projections).pipe(Effect.catchCause(() => Effect.succeed(null))),
        },
        { concurrency: "unbounded" },
      ),
      ({ answers, projections }): HealthReport => ({
        status: statusOf(answers),
        version,
        ...answers,
        isComplete: projections !== null && !projections.some(isLate),
        projections: projections ?? [],
      }),
    ).pipe(Effect.provide(services));
    return { report: yield* Effect.cachedWithTTL(report, "1 second") };
  }),
);

/**
 * Visitors read this. The error itself may quote SQL, so it is shown only in the log and in `golf
 * status`.
 */
const STANDS_STILL = "It stands still until what stops it is mended";

/** Scores are accepted and shown even while background jobs wait for their queue. */
const statusOf = ({ eventStore, database }: Pick<HealthReport, "eventStore" | "database">) =>
  eventStore === "ok" && database === "ok" ? "ok" : "unavailable";
