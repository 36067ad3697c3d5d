import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Effect, Layer, ManagedRuntime } from "effect";
import { ReadModelProgress } from "../application/ports/ReadModelProgress.ts";
import { HandleScorecard, handleScorecard } from "../application/scorecard/handleScorecard.ts";
import { ScorecardCommand } from "../domain/scorecard/commands.ts";
import { Position } from "../domain/shared/recorded.ts";
import {
  CommandId,
  CourseId,
  HoleId,
  HoleNumber,
  PlayerId,
  RoundNumber,
  ScorecardKey,
  TournamentId,
} from "../domain/shared/values.ts";
import { connect } from "../infrastructure/postgres/database.ts";
import { startEmbeddedPostgres } from "../infrastructure/postgres/embedded.ts";
import { migrate } from "../infrastructure/postgres/migrate.ts";
import { storage } from "../infrastructure/storage.ts";
import { LiveUpdates } from "../projections/liveUpdates.ts";
import { readModelProgress } from "../projections/readModelProgress.ts";
import { registry } from "../projections/registry.ts";
import { projector } from "../workers/projector/projector.ts";

/**
 * One player enters one score after the other and waits until every read model has it, beside bare
 * inserts of the same run on the same server. Prints both medians and their ratio.
 */
const ROUNDS = 5;
const EACH = 200;

const folder = mkdtempSync(path.join(tmpdir(), "golf-bench-"));
const server = await startEmbeddedPostgres(folder, { program: "bench", kind: "server" });
const url = server.url("postgres");
await migrate(url);
const database = connect(url);
const runtime = ManagedRuntime.make(
  Layer.mergeAll(projector, HandleScorecard.layer).pipe(
    Layer.provideMerge(Layer.mergeAll(LiveUpdates.layer, readModelProgress)),
    Layer.provideMerge(storage(database)),
  ),
);

const models = registry.map(({ name }) => name);
let commands = 0;

const player = PlayerId.make(randomUUID());
const card = ScorecardKey.make({
  tournamentId: TournamentId.make(randomUUID()),
  playerId: player,
  round: RoundNumber.make(1),
});

const hole = (number: number) => {
  const holeId = HoleId.make(randomUUID());
  return { holeId, holeNumber: HoleNumber.make(number), par: 4, strokeIndex: number };
};

const terms = {
  course: {
    courseId: CourseId.make(randomUUID()),
    holes: [hole(1), ...Array.from({ length: 17 }, (_, index) => hole(index + 2))] as const,
    tee: null,
  },
  handicapIndex: 7.9,
  handicapAllowance: 100,
  courseHandicap: 7.9,
  playingHandicap: 8,
  scoringBasis: "gross",
} as const;

/** The n-th one changes a score, so that each is recorded. */
const nthScore = (n: number) =>
  ScorecardCommand.cases.RecordHoleScores.make({
    card,
    terms,
    by: "player",
    reason: null,
    holeScores: [
      {
        holeNumber: HoleNumber.make((n % 18) + 1),
        strokes: 1 + (Math.floor(n / 18) % 12),
        putts: 2,
        penalties: 0,
        notes: null,
      },
    ],
  });

const scoreAndWait = Effect.gen(function* () {
  commands += 1;
  const { position } = yield* handleScorecard(nthScore(commands), {
    commandId: CommandId.make(randomUUID()),
    correlationId: "bench",
    actor: { kind: "player", id: player },
    occurredAt: new Date().toISOString(),
  });
  const { waitFor } = yield* ReadModelProgress;
  const outcome = yield* waitFor(models, position ?? Position.make(0));
  if (outcome === "late") throw new Error("A read model did not follow within 5 seconds.");
});

const insert = () => database.appends.query("insert into bare (data) values ($1)", ["a score"]);

const timed = async (work: () => Promise<unknown>) => {
  const times: Array<number> = [];
  for (let n = 0; n < EACH; n += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b);
};

const at = (times: ReadonlyArray<number>, part: number) =>
  times[Math.floor(times.length * part)] ?? Number.NaN;

try {
  await database.appends.query("create table bare (id serial primary key, data text)");
  await timed(insert);
  await timed(() => runtime.runPromise(scoreAndWait));

  for (let round = 1; round <= ROUNDS; round += 1) {
    const floor = await timed(insert);
    const scores = await timed(() => runtime.runPromise(scoreAndWait));
    const median = { floor: at(floor, 0.5), score: at(scores, 0.5) };
    process.stdout.write(
      `round ${round}: insert p50 ${median.floor.toFixed(2)} ms, ` +
        `score p50 ${median.score.toFixed(2)} p99 ${at(scores, 0.99).toFixed(2)} ms, ` +
        `ratio ${(median.score / median.floor).toFixed(1)}\n`,
    );
  }
} finally {
  await runtime.dispose();
  await database.close();
  await server.stop();
  rmSync(folder, { recursive: true });
}
