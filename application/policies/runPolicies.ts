import { Effect, Predicate, Stream } from "effect";
import type { EventName } from "../../domain/events.ts";
import type { Position, Recorded } from "../../domain/shared/recorded.ts";
import { untilItWorks } from "../outages/untilItWorks.ts";
import { EventLog } from "../ports/EventLog.ts";
import { PolicyCheckpoints } from "../ports/PolicyCheckpoints.ts";
import { announceMatches, matchChanges } from "./announceMatches.ts";
import { concernsPolicies, react } from "./policies.ts";
import { corrections, renewSummaryAfter } from "./renewSummaries.ts";
import { newsOnPhones, tellPhonesAfter } from "./tellPhones.ts";
import { makeTournamentWatch } from "./watchTournaments.ts";

/**
 * Follows the log until interrupted. The first time it starts at the current end, later at its
 * checkpoint.
 */
export const runPolicies = Effect.gen(function* () {
  const log = yield* EventLog;
  const checkpoints = yield* PolicyCheckpoints;
  const announce = checking(matchChanges, announceMatches);
  const renew = checking(corrections, renewSummaryAfter);
  let position: Position | null = null;
  let saved: Position | null = null;

  const resume = Effect.gen(function* () {
    saved = yield* checkpoints.load;
    if (saved === null) {
      saved = yield* log.head;
      yield* checkpoints.save(saved);
    }
    return saved;
  });

  const catchUp = Effect.gen(function* () {
    position ??= yield* resume;
    yield* Stream.runForEach(log.after(position), (page) =>
      Effect.gen(function* () {
        yield* Effect.forEach(page.filter(concernsPolicies), safely(react), { discard: true });
        yield* announce(page);
        yield* renew(page);
        const news = yield* newsOnPhones(page);
        yield* Effect.forEach(news, safely(tellPhonesAfter), { discard: true });
        position = page.at(-1)?.position ?? position;
      }),
    );
  });

  const save = Effect.gen(function* () {
    if (position === null || position === saved) return;
    yield* checkpoints.save(position);
    saved = position;
  });

  // After a crash some events are read again, which changes nothing. So writing the checkpoint need
  // not wait for the disk.
  const whenAppended = Stream.map(log.appended, () => catchUp);
  const nowAndThen = Stream.map(Stream.tick("1 second"), () => Effect.andThen(catchUp, save));
  yield* Stream.merge(whenAppended, nowAndThen).pipe(Stream.runForEach(untilItWorks("policies")));
});

/** Checks the tournaments of a page. A check returns whether later scores matter to it. */
const checking = <E, R>(
  events: ReadonlyArray<EventName>,
  check: (recorded: Recorded) => Effect.Effect<boolean, E, R>,
) => {
  const { latestOfEach, note } = makeTournamentWatch(events);
  const checkOne = Effect.fnUntraced(function* (recorded: Recorded) {
    note(recorded.metadata.tournamentId, yield* check(recorded));
  });
  return (page: ReadonlyArray<Recorded>) =>
    Effect.forEach(latestOfEach(page), safely(checkOne), { discard: true });
};

const outages = [
  "EventStoreUnavailable",
  "JobsUnavailable",
  "ReferenceDataUnavailable",
  "StreamMoved",
] as const;

/** After an outage it tries again. A refusal is final: it is logged, and the next event follows. */
const safely =
  <E, R>(reaction: (recorded: Recorded) => Effect.Effect<void, E, R>) =>
  (recorded: Recorded) =>
    reaction(recorded).pipe(
      Effect.catchIf(
        (failure) => !outages.some((tag) => Predicate.isTagged(failure, tag)),
        (refusal) => Effect.logWarning(`no reaction to ${recorded.metadata.eventId}`, refusal),
      ),
    );
