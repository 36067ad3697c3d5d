import { type Duration, Effect, Layer, Schedule } from "effect";
import { Jobs, JobWorker, type Processor } from "../../application/ports/Jobs.ts";
import { onTournamentClock, tournamentClock } from "./tournamentClock.ts";

interface Work<R, P> {
  /** Updates the status of every tournament by its dates; harmless when nothing is due. */
  readonly followSchedules: Effect.Effect<void, unknown, R>;
  /** The handlers of the jobs that use cases create. */
  readonly processors?: ReadonlyArray<Processor<P>>;
  readonly restartClockEvery?: Duration.Input;
}

/** Every process may run it; each job is done by one of them. */
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
      // If a queue has lost everything, such as a Redis without a disk, its schedule is added
      // again.
      yield* Effect.ignore(startClock).pipe(
        Effect.schedule(Schedule.spaced(restartClockEvery)),
        Effect.forkScoped,
      );
    }),
  );
