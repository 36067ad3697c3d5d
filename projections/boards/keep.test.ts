import { Effect, Layer } from "effect";
import { expect, test } from "vitest";
import { People } from "../../application/ports/People.ts";
import { tournamentId } from "../../domain/scorecard/examples.ts";
import { Position } from "../../domain/shared/recorded.ts";
import { makeProgress, RunnerProgress } from "../engine/runnerProgress.ts";
import { keep } from "./keep.ts";

/** Counts how often the value was made, and remembers the earlier value that it was made from. */
const counted = Effect.gen(function* () {
  const madeFrom: Array<number | null> = [];
  const current = yield* keep(["leaderboard"], (_id, last: number | null) =>
    Effect.sync(() => madeFrom.push(last)).pipe(Effect.delay(1)),
  );
  return { madeFrom, current: current(tournamentId) };
});

const withProgress = <A, E>(
  use: (
    progress: Effect.Success<ReturnType<typeof makeProgress>>,
    people: { version: number },
  ) => Effect.Effect<A, E, RunnerProgress | People>,
) =>
  Effect.gen(function* () {
    const progress = yield* makeProgress(() => {});
    const people = { version: 1 };
    const services = Layer.merge(
      Layer.succeed(RunnerProgress, { ...progress, refresh: Effect.void }),
      Layer.mock(People)({ version: Effect.sync(() => people.version) }),
    );
    return yield* Effect.provide(use(progress, people), services);
  }).pipe(Effect.runPromise);

const changed = (version: number) => ({
  position: Position.make(version),
  changes: [{ tournamentId, model: "leaderboard", version: Position.make(version) }],
});

test("a value is made once for all readers, until a read model or a person changes", () =>
  withProgress(({ advance }, people) =>
    Effect.gen(function* () {
      const { current, madeFrom } = yield* counted;
      const asked = Effect.all([current, current, current], { concurrency: 3 });
      expect(yield* asked).toEqual([1, 1, 1]);
      expect(yield* current).toBe(1);
      yield* advance(changed(1));
      expect(yield* asked).toEqual([2, 2, 2]);
      people.version += 1;
      expect(yield* current).toBe(3);
      expect(madeFrom).toEqual([null, 1, 2]);
    }),
  ));

test("when tables may have been replaced, the value is made without the previous one", () =>
  withProgress(({ invalidate }) =>
    Effect.gen(function* () {
      const { current, madeFrom } = yield* counted;
      yield* current;
      invalidate();
      yield* current;
      expect(madeFrom).toEqual([null, null]);
    }),
  ));

test("a failure is not kept", () =>
  withProgress(() =>
    Effect.gen(function* () {
      let fails = true;
      const current = yield* keep(["leaderboard"], () =>
        Effect.suspend(() => (fails ? Effect.fail("away") : Effect.succeed("board"))),
      );
      expect(yield* Effect.flip(current(tournamentId))).toBe("away");
      fails = false;
      expect(yield* current(tournamentId)).toBe("board");
    }),
  ));
