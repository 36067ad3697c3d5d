import { Effect, Layer } from "effect";
import { Jobs, JobWorker, type Processor } from "../../application/ports/Jobs.ts";
import { onTournamentClock, tournamentClock } from "./tournamentClock.ts";

interface Work<R, P> {
  /** Moves every tournament as far as its dates say; harmless when nothing is due. */
  readonly followSchedules: Effect.Effect<void, unknown, R>;
  /** What is done for the jobs that use cases leave behind. */
  readonly processors?: ReadonlyArray<Processor<P>>;
}

/** Every process may have it; each job is done by one of them. */
export const backgroundJobs = <R, P = never>({ followSchedules, processors = [] }: Work<R, P>) =>
  Layer.effectDiscard(
    Effect.gen(function* () {
      const { work } = yield* JobWorker;
      const { schedule } = yield* Jobs;
      yield* work<R | P>([onTournamentClock(followSchedules), ...processors]);
      yield* schedule(tournamentClock, {}, "15 seconds");
    }),
  );
