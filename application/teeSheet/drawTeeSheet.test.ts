import { Clock, Effect, Layer } from "effect";
import { describe, expect, test } from "vitest";
import { ana, ben, cleo, dora, register } from "../../domain/field/examples.ts";
import { player as entryOf, to } from "../../domain/golf/leaderboard/examples.ts";
import { context } from "../../domain/scorecard/examples.ts";
import { streams } from "../../domain/shared/streams.ts";
import { type PlayerId, RoundNumber, WallClock } from "../../domain/shared/values.ts";
import { playerNumber } from "../../domain/testing/arbitraries.ts";
import { create, tournamentId } from "../../domain/tournament/examples.ts";
import { commandHandlers } from "../commandHandlers.ts";
import { CourseNotFound, Courses } from "../ports/Courses.ts";
import { EventStoreMemory } from "../ports/EventStore.memory.ts";
import { EventStore } from "../ports/EventStore.ts";
import { Jobs, JobsUnavailable } from "../ports/Jobs.ts";
import { Lookups } from "../ports/Lookups.ts";
import { OrganiserClock } from "../ports/OrganiserClock.ts";
import { formerPlayer, People } from "../ports/People.ts";
import { Standings } from "../ports/Standings.ts";
import { sendToField, sendToTournament } from "../testing/send.ts";
import { type Draw, drawTeeSheet } from "./drawTeeSheet.ts";
import { type DrawRequest, requestDraw } from "./requestDraw.ts";

const scored = (id: PlayerId, toPar: number) => {
  const entry = entryOf("somebody", to(toPar));
  return { ...entry, user: { ...entry.user, id } };
};

const surroundings = Layer.mergeAll(
  EventStoreMemory,
  Layer.mock(OrganiserClock)({
    timeZone: "UTC",
    isChosen: true,
    today: Effect.succeed(WallClock.make("2026-06-06")),
  }),
  // No existing course is chosen, so a round has eighteen holes.
  Layer.mock(Courses)({ forPlay: (courseId) => Effect.fail(new CourseNotFound({ courseId })) }),
  // The event has no scoring metric, so this is not called.
  Layer.succeed(Lookups, {} as Lookups["Service"]),
  Layer.mock(People)({
    named: (ids) => Effect.succeed(new Map(ids.map((id) => [id, formerPlayer]))),
  }),
  Layer.mock(Standings)({
    of: () => Effect.succeed([scored(ana, -2), scored(ben, 5), scored(cleo, 1)]),
  }),
);
const product = commandHandlers.pipe(Layer.provideMerge(surroundings));

/** An event without a scoring metric, and three players. */
const given = (...players: ReadonlyArray<PlayerId>) =>
  Effect.gen(function* () {
    yield* sendToTournament(create(), context(1));
    for (const [n, player] of players.entries()) {
      yield* sendToField(register(player), context(10 + n));
    }
  });

const draw = (type: Draw["type"]): Draw => ({
  ...{ tournamentId, round: RoundNumber.make(1), type, seed: 2026, interval: 10 },
  ...{ startTime: WallClock.make("2026-06-06T08:00:00"), context: context(2) },
});

const teeTime = "2026-06-06T08:00:00";
const more = [5, 6].map((n) => playerNumber(n));

const written = EventStore.use((store) => store.read(streams.teeSheet(tournamentId)));

const run = <A, E>(program: Effect.Effect<A, E, Layer.Success<typeof product>>): Promise<A> =>
  program.pipe(Effect.provide(product), Effect.runPromise);

describe("a draw", () => {
  test("is made once, even if the job runs twice, and keeps its seed", () =>
    run(
      Effect.gen(function* () {
        yield* given(ana, ben, cleo);
        yield* drawTeeSheet(draw("random"));
        yield* drawTeeSheet(draw("random"));
        expect((yield* written).events).toMatchObject([
          { event: { _tag: "TeeSheetDrawn", type: "random", seed: 2026 } },
        ]);
      }),
    ));

  test("by score lets the leaders start last, and includes only players who still play", () =>
    run(
      Effect.gen(function* () {
        yield* given(ana, ben);
        yield* drawTeeSheet(draw("scoring"));
        expect((yield* written).events).toMatchObject([
          { event: { seed: null, groups: [{ playerIds: [ben, ana] }] } },
        ]);
      }),
    ));
});

describe("a shotgun start", () => {
  test("starts all groups at once, from the holes in order", () =>
    run(
      Effect.gen(function* () {
        yield* given(ana, ben, cleo, dora, ...more);
        yield* drawTeeSheet({ ...draw("handicap"), startType: "shotgun" });
        expect((yield* written).events).toMatchObject([
          {
            event: {
              groups: [
                { startHole: 1, teeTime },
                { startHole: 2, teeTime },
              ],
            },
          },
        ]);
      }),
    ));
});

describe("a request for a draw", () => {
  const asked: DrawRequest = {
    ...{ tournamentId, type: "random", startTime: "08:00", interval: 10, round: null },
    ...{ startType: "tee_times", replaces: false, seed: null },
  };
  const queue = (enqueue: Jobs["Service"]["enqueue"], isFailed = false) =>
    Effect.provide(Layer.mock(Jobs)({ enqueue, hasFailed: () => Effect.succeed(isFailed) }));

  /** Moves the clock far ahead at once. */
  const withoutWaiting = <A, E, R>(program: Effect.Effect<A, E, R>) =>
    Clock.clockWith((clock) => {
      const noTime: Clock.Clock = Object.create(clock, {
        sleep: { value: () => Effect.yieldNow },
      });
      return Effect.provideService(program, Clock.Clock, noTime);
    });

  test("adds a job with the id of the command, and returns that id after a while", () =>
    run(
      Effect.gen(function* () {
        yield* given(ana, ben, cleo, dora);
        const left: Array<unknown> = [];
        const enqueue = (_kind: unknown, _draw: unknown, options: unknown) =>
          Effect.sync(() => void left.push(options));
        const requested = yield* requestDraw(asked, context(2)).pipe(
          queue(enqueue),
          withoutWaiting,
        );
        const jobId = context(2).commandId;
        expect(requested).toEqual({ isDone: false, jobId });
        expect(left).toEqual([{ id: jobId, attempts: 3 }]);
        expect((yield* written).events).toEqual([]);
      }),
    ));

  test("is refused when the workers could not make the draw, and changes no group", () =>
    run(
      Effect.gen(function* () {
        yield* given(ana, ben);
        const broken = queue(() => Effect.void, true);
        const failure = yield* Effect.flip(
          requestDraw(asked, context(2)).pipe(broken, withoutWaiting),
        );
        expect(failure._tag).toBe("DrawFailed");
        expect((yield* written).events).toEqual([]);
      }),
    ));

  test("is refused while the queue does not answer", () =>
    run(
      Effect.gen(function* () {
        yield* given(ana);
        const away = queue(() => Effect.fail(new JobsUnavailable({ cause: "away" })));
        const failure = yield* Effect.flip(requestDraw(asked, context(2)).pipe(away));
        expect(failure._tag).toBe("JobsUnavailable");
      }),
    ));

  test("is refused when there is nobody to schedule", () =>
    run(
      Effect.gen(function* () {
        yield* given();
        const idle = queue(() => Effect.void);
        const failure = yield* Effect.flip(requestDraw(asked, context(2)).pipe(idle));
        expect(failure._tag).toBe("NobodyToSchedule");
      }),
    ));
});
