import { Effect, Layer } from "effect";
import { Jobs, JobWorker, type Processor } from "../../application/ports/Jobs.ts";
import { onTournamentClock, tournamentClock } from "./tournamentClock.ts";

interface Work<R> {
  /** Moves every tournament as far as its dates say; harmless when nothing is due. */
  readonly followSchedules: Effect.Effect<void, unknown, R>;
  /** What is done for the jobs that use cases leave behind. */
  readonly processors?: ReadonlyArray<Processor<R>>;
}

/** Every process may have it; each job is done by one of them. */
export const backgroundJobs = <R>({ followSchedules, processors = [] }: Work<R>) =>
  Layer.effectDiscard(
    Effect.gen(function* () {
      const { work } = yield* JobWorker;
      const { schedule } = yield* Jobs;
      yield* work([onTournamentClock(followSchedules), ...processors]);
      yield* schedule(tournamentClock, {}, "15 seconds");
    }),
  );
