import { Effect, Predicate, Schedule, Stream } from "effect";
import type { Recorded } from "../../domain/shared/recorded.ts";
import { EventLog } from "../ports/EventLog.ts";
import { PolicyCheckpoints } from "../ports/PolicyCheckpoints.ts";
import { latestOfEach, react, reactToLatest } from "./policies.ts";

/** Follows the log from where it is now, and later from where it was left, until interrupted. */
export const runPolicies = Effect.gen(function* () {
  const log = yield* EventLog;
  const checkpoints = yield* PolicyCheckpoints;

  const catchUp = Effect.gen(function* () {
    const from = (yield* checkpoints.load) ?? (yield* log.head);
    yield* checkpoints.save(from);
    yield* Stream.runForEach(log.after(from), (page) =>
      Effect.gen(function* () {
        yield* Effect.forEach(page, safely(react), { discard: true });
        yield* Effect.forEach(latestOfEach(page), safely(reactToLatest), { discard: true });
        const last = page.at(-1);
        if (last) yield* checkpoints.save(last.position);
      }),
    );
  });
  const untilItWorks = catchUp.pipe(
    Effect.tapError((error) => Effect.logError("policies wait", error)),
    Effect.retry(Schedule.spaced("1 second")),
  );

  yield* Stream.merge(log.appended, Stream.tick("1 second")).pipe(
    Stream.runForEach(() => untilItWorks),
  );
});

const outages = ["EventStoreUnavailable", "ReferenceDataUnavailable", "StreamMoved"] as const;

/** An outage is waited for. A refusal is an answer: it goes into the log, and the next event is met. */
const safely =
  <E, R>(reaction: (recorded: Recorded) => Effect.Effect<void, E, R>) =>
  (recorded: Recorded) =>
    reaction(recorded).pipe(
      Effect.catchIf(
        (failure) => !outages.some((tag) => Predicate.isTagged(failure, tag)),
        (refusal) => Effect.logWarning(`no reaction to ${recorded.metadata.eventId}`, refusal),
      ),
    );
