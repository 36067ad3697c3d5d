import { Effect, Result } from "effect";
import { sql } from "kysely";
import { makeOutageLog } from "../../application/outages/outageLog.ts";
import { EventLog } from "../../application/ports/EventLog.ts";
import { Jobs } from "../../application/ports/Jobs.ts";
import { attempt, ReadDb } from "../../projections/engine/readDb.ts";
import { LastAppend } from "../eventStore/lastAppend.ts";
import { inTime } from "./inTime.ts";
import { makeWriteProbe } from "./writeProbe.ts";

const answers = <E, R>(question: Effect.Effect<unknown, E, R>) =>
  Effect.match(inTime(question), {
    onSuccess: () => "ok" as const,
    onFailure: () => "unavailable" as const,
  });

/** The log already contains the reason: the request whose append failed wrote it. */
const eventStore = Effect.gen(function* () {
  const answer = yield* answers(EventLog.use(({ head }) => head));
  const { hasFailed } = yield* LastAppend;
  return answer === "ok" && (yield* hasFailed) ? ("read_only" as const) : answer;
});

const makeDatabaseAnswer = Effect.gen(function* () {
  const probe = yield* makeWriteProbe;
  const { failed, recovered } = makeOutageLog({
    outageText: "the database can only be read",
    recoveryText: "the database stores again",
  });
  const reading = answers(ReadDb.use((db) => attempt(() => sql`select 1`.execute(db))));

  return Effect.gen(function* () {
    const both = [reading, Effect.result(probe)] as const;
    const [answer, written] = yield* Effect.all(both, { concurrency: "unbounded" });
    if (answer === "unavailable") return answer;
    if (Result.isSuccess(written)) return yield* Effect.as(recovered, answer);
    return yield* Effect.as(failed(written.failure), "read_only" as const);
  });
});

/** Asks the event store and the database each time it runs. All runs share one probe. */
export const makeStoresAnswer = Effect.map(makeDatabaseAnswer, (database) =>
  Effect.all({ eventStore, database }, { concurrency: "unbounded" }),
);

const queue = answers(Jobs.use(({ check }) => check));

/** The same checks, and the queue. */
export const makeStoresAndQueueAnswer = Effect.map(makeDatabaseAnswer, (database) =>
  Effect.all({ eventStore, database, queue }, { concurrency: "unbounded" }),
);
