import { Effect, Fiber, Stream } from "effect";
import { expect, test } from "vitest";
import { tournamentId } from "../domain/scorecard/examples.ts";
import { Position } from "../domain/shared/recorded.ts";
import { type Change, LiveUpdates } from "./liveUpdates.ts";

const change = (model: string, version: number): Change => ({
  tournamentId,
  model,
  version: Position.make(version),
});

test("what was told once is not told again, whoever tells it", () =>
  Effect.gen(function* () {
    const { publish, changes } = yield* LiveUpdates;
    const heard = yield* changes.pipe(
      Stream.take(3),
      Stream.runCollect,
      Effect.forkChild({ startImmediately: true }),
    );
    const told = [
      change("leaderboard", 1),
      change("leaderboard", 1),
      change("scorecards", 1),
      change("leaderboard", 3),
      change("leaderboard", 2),
    ];
    yield* Effect.forEach(told, publish);
    expect(yield* Fiber.join(heard)).toEqual([told[0], told[2], told[3]]);
  }).pipe(Effect.provide(LiveUpdates.layer), Effect.runPromise));
