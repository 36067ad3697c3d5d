import { type Duration, Effect, Layer, Schedule } from "effect";
import { Jobs, JobWorker, type Processor } from "../../application/ports/Jobs.ts";
import { onTournamentClock, tournamentClock } from "./tournamentClock.ts";

interface Work<R, P> {
  /** Moves every tournament as far as its dates say; harmless when nothing is due. */
  readonly followSchedules: Effect.Effect<void, unknown, R>;
  /** What is done for the jobs that use cases leave behind. */
  readonly processors?: ReadonlyArray<Processor<P>>;
  readonly restartClockEvery?: Duration.Input;
}

/** Every process may have it; each job is done by one of them. */
export const backgroundJobs = <R, P = never>({
  followSchedules,
  processors = [],
  restartClockEvery = "1 minute",
}: Work<R, P>) =>
  Layer.effectDiscard(
    Effect.gen(function* () {
      const { work } = yield* JobWorker;
      const { schedule } = yield* Jobs;
      yield* work<R | P>([onTournamentClock(followSchedules), ...processors]);
      const startClock = schedule(tournamentClock, {}, "15 seconds");
      yield* startClock;
      // A queue that lost everything, such as a Redis without a disk, gets its clock back.
      yield* Effect.ignore(startClock).pipe(
        Effect.schedule(Schedule.spaced(restartClockEvery)),
        Effect.forkScoped,
      );
    }),
  );
