import { Context, Effect, Latch, Layer } from "effect";
import { ReadModelProgress } from "../../application/ports/ReadModelProgress.ts";
import type { Position } from "../../domain/shared/recorded.ts";
import { readCheckpoints } from "./checkpoint.ts";
import { ReadDb } from "./readDb.ts";
import { makeProgress, type Progress, positionOfMost, RunnerProgress } from "./runnerProgress.ts";
import { versionsAfter } from "./versions.ts";

/** In milliseconds. A writer who waits longer is told that the read models are late. */
const WAITS_AT_MOST = 5000;
/** A runner that announces its progress has released its writers before this time. */
const READ_WHILE_WAITING = 50;
/** A lost announcement is noticed at the latest after this time. */
const READ_ALWAYS = 1000;

interface Waiter {
  readonly position: Position;
  readonly until: number;
  readonly release: (reached: "reached" | "late") => void;
}

/**
 * A runner in this process reports its progress directly; a runner in another process announces it
 * (`announcement.ts`). Lost announcements are found by reading the tables once a second, and more
 * often while a writer waits.
 */
export const followRunner = Layer.effectContext(
  Effect.gen(function* () {
    const waiters = new Set<Waiter>();
    const isAwaited = yield* Latch.make();
    let advancedAt = Number.NEGATIVE_INFINITY;

    const release = (waiter: Waiter, reached: "reached" | "late") => {
      waiters.delete(waiter);
      waiter.release(reached);
    };
    const releaseReached = () => {
      advancedAt = performance.now();
      const reached = [...waiters].filter(({ position }) => position <= progress.position());
      // In the order in which they wrote.
      reached.sort((a, b) => a.position - b.position);
      for (const waiter of reached) release(waiter, "reached");
    };
    const progress = yield* makeProgress(releaseReached);
    const refresh = yield* makeRefresh(progress);

    const whileAwaited = Effect.gen(function* () {
      yield* Effect.sleep(READ_WHILE_WAITING);
      const now = performance.now();
      const late = [...waiters].filter(({ until }) => until <= now);
      for (const waiter of late) release(waiter, "late");
      if (waiters.size === 0) yield* isAwaited.close;
      else if (now - advancedAt >= READ_WHILE_WAITING) yield* refresh;
    });
    yield* isAwaited.whenOpen(whileAwaited).pipe(Effect.forever, Effect.forkScoped);
    const always = Effect.andThen(refresh, Effect.sleep(READ_ALWAYS));
    yield* Effect.forkScoped(Effect.forever(always));

    const waitFor = (position: Position) =>
      Effect.callback<"reached" | "late">((resume) => {
        if (position <= progress.position()) return resume(Effect.succeed("reached"));
        const waiter: Waiter = {
          position,
          until: performance.now() + WAITS_AT_MOST,
          release: (reached) => resume(Effect.succeed(reached)),
        };
        waiters.add(waiter);
        isAwaited.openUnsafe();
        return Effect.sync(() => waiters.delete(waiter));
      });

    return Context.make(ReadModelProgress, { waitFor }).pipe(
      Context.add(RunnerProgress, { ...progress, refresh }),
    );
  }),
);

/** Takes the progress over from the tables. */
const makeRefresh = Effect.fnUntraced(function* (progress: Progress) {
  const db = yield* ReadDb;
  let made: string | null = null;

  return Effect.gen(function* () {
    const checkpoints = yield* readCheckpoints;
    const madeNow = checkpoints.map(({ generation, error }) => `${generation}${error}`).join();
    // Values that were cached before the first read may be older than the tables.
    const changes = made === null ? [] : yield* versionsAfter(progress.position());
    if (madeNow !== made) progress.invalidate();
    made = madeNow;
    const works = checkpoints.filter(({ error }) => error === null);
    const position = positionOfMost(works.map((checkpoint) => checkpoint.position));
    yield* progress.advance({ position: position ?? progress.position(), changes });
  }).pipe(Effect.ignore, Effect.provideService(ReadDb, db));
});
