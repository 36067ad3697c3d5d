import { Clock, Effect, Schema } from "effect";
import { TournamentFacts } from "../../../application/facts/tournamentFacts.ts";
import { EventLog } from "../../../application/ports/EventLog.ts";
import type { Actor } from "../../../domain/shared/recorded.ts";
import { type DemoPlayer, demoAccounts } from "./demoAccounts.ts";
import { demoTimes } from "./demoContext.ts";
import { type DemoEvent, demoEvents } from "./demoEvents.ts";
import { markPaid, moveTo, registerAll } from "./demoField.ts";
import { demoPeople, isDemoRemoved } from "./demoPeople.ts";
import { demoSignIns } from "./demoSignIns.ts";
import { inMoments } from "./demoSteps.ts";
import { demoCourse, demoTournament, demoTournamentId } from "./demoTournament.ts";
import { playActive } from "./playActive.ts";
import { playCompleted } from "./playCompleted.ts";

/** Archived parts stay archived: they cannot be seeded a second time. */
export class DemoRemoved extends Schema.TaggedError<DemoRemoved>()("DemoRemoved", {}) {
  override get message() {
    return "The demo was taken out of this installation: try it with another DATA_DIR or DATABASE_URL.";
  }
}

/**
 * Fills an installation with example data: people, real courses, and events in every state around
 * today, all through the use cases of the product. A second seed adds nothing, and an interrupted
 * seed continues.
 */
export const seedDemo = Effect.fn("seedDemo")(function* () {
  if (yield* isDemoRemoved) return yield* new DemoRemoved();
  if (!(yield* isSeeded)) yield* plant;
  else if (yield* isWithoutPeople) yield* bringPeopleAndCourses;
  const { active, private: invited } = demoEvents;
  const { number } = yield* TournamentFacts.use(({ tournament }) =>
    tournament(demoTournamentId(invited)),
  );
  return {
    signIns: demoSignIns,
    activeEventId: demoTournamentId(active),
    privateEvent: { id: demoTournamentId(invited), name: invited.name, eventId: number },
  };
});

/** For the first start: the installation is empty, or a demo was begun and not finished. */
export const wantsDemo = Effect.gen(function* () {
  if ((yield* EventLog.use(({ head }) => head)) === 0) return true;
  const isBegun = (yield* statusOf(demoEvents.active)) !== null;
  return isBegun && !(yield* isSeeded);
});

/**
 * For every start of an installation that wants the demo: seeds it into an empty one, and returns
 * how to sign in wherever the demo exists. Null if there are other events instead, or if the demo
 * was removed.
 */
export const demoAtStart = Effect.gen(function* () {
  if (yield* isDemoRemoved) return null;
  return (yield* wantsDemo) || (yield* isSeeded) ? yield* seedDemo() : null;
});

const statusOf = (event: DemoEvent) =>
  TournamentFacts.use(({ tournament }) => tournament(demoTournamentId(event))).pipe(
    Effect.map(({ status }) => status),
    Effect.catchTag("TournamentNotFound", () => Effect.succeed(null)),
  );

/** Cancelling this event is the last step. */
const isSeeded = Effect.map(
  statusOf(demoEvents.cancelled),
  (status) => status !== null && status !== "upcoming",
);

/** An event store that was filled from another database contains only the events of the demo. */
const isWithoutPeople = Effect.map(
  demoPeople,
  ({ players, administrators }) => players.length + administrators.length === 0,
);

/** Their ids follow from the demo, so that its events can name them. */
const bringPeopleAndCourses = Effect.gen(function* () {
  yield* demoAccounts(new Date(yield* Clock.currentTimeMillis).toISOString());
  yield* Effect.forEach(Object.values(demoEvents), demoCourse, { discard: true });
});

const plant = Effect.gen(function* () {
  // Beside other events the demo cannot have times in the past, because those events were recorded
  // later.
  const isAlone = yield* wantsDemo;
  const times = yield* demoTimes;
  const now = new Date(yield* Clock.currentTimeMillis).toISOString();
  const { players, eventAdminId } = yield* demoAccounts(now);
  const office: Actor = { kind: "admin", id: eventAdminId };
  const tournamentOf = (event: DemoEvent) => demoTournament(event, eventAdminId, times);
  const some = (first: number, count: number): ReadonlyArray<DemoPlayer> =>
    players.slice(first, first + count);

  const active = yield* tournamentOf(demoEvents.active);
  const completed = yield* tournamentOf(demoEvents.completed);
  const upcoming = yield* tournamentOf(demoEvents.upcoming);
  const invited = yield* tournamentOf(demoEvents.private);
  const full = yield* tournamentOf(demoEvents.full);
  const cancelled = yield* tournamentOf(demoEvents.cancelled);
  const cancellation = moveTo(cancelled, "cancelled", times.minutesAgo(0));

  const moments = inMoments([
    ...[active, completed, upcoming, invited, full, cancelled].map(({ created }) => created),
    ...playActive({ tournament: active, players: some(0, 16), office, times }),
    ...playCompleted({
      ...{ tournament: completed, players: [...some(0, 4), ...some(8, 12)] },
      ...{ office, times },
    }),
    ...registerAll(upcoming, some(2, 19), times),
    ...markPaid(upcoming, some(3, 8), times),
    ...registerAll(invited, some(17, 6), times),
    ...registerAll(full, [...some(10, 8), ...some(1, 1), ...some(20, 2)], times),
    ...registerAll(cancelled, some(5, 7), times),
    cancellation,
  ]);
  for (const { at, lanes } of moments) {
    yield* Effect.forEach(
      lanes,
      Effect.fnUntraced(function* (steps) {
        for (const { take } of steps) yield* take(isAlone ? at : null);
      }),
      { concurrency: "unbounded", discard: true },
    );
  }
});
