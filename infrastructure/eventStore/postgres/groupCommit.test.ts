import { Deferred, Effect, Exit, Fiber, Result, Scope } from "effect";
import { expect, test } from "vitest";
import { groupCommit } from "./groupCommit.ts";

type Failure = "not valid" | "no connection";

/** Makes `write` answer each batch in turn, and records the batches. */
const groups = (
  answer: (batch: ReadonlyArray<string>, times: number) => Effect.Effect<void, Failure>,
) => {
  const batches: Array<ReadonlyArray<string>> = [];
  const append = groupCommit(
    (batch: ReadonlyArray<string>) => {
      batches.push(batch);
      return Effect.map(answer(batch, batches.length), () =>
        batch.map((item) => Result.succeed(`stored ${item}`)),
      );
    },
    (failure) => failure === "not valid",
  );
  return { batches, append };
};

const run = <A, E>(program: Effect.Effect<A, E, Scope.Scope>) =>
  Effect.runPromise(Effect.scoped(program));

const all = (append: (item: string) => Effect.Effect<string, Failure>, items: string) =>
  Effect.all(
    items.split("").map((item) => Effect.result(append(item))),
    {
      concurrency: "unbounded",
    },
  );

test("items that arrive while a batch is being written become the next batch", () =>
  run(
    Effect.gen(function* () {
      const go = yield* Deferred.make<void>();
      const { batches, append } = groups(() => Deferred.await(go));
      const store = yield* append;
      const stored: Array<Fiber.Fiber<string, Failure>> = [];
      for (const item of "abcde") {
        stored.push(yield* Effect.forkChild(store(item), { startImmediately: true }));
        yield* Effect.yieldNow;
      }
      yield* Deferred.succeed(go, undefined);
      expect(yield* Fiber.joinAll(stored)).toEqual(
        "abcde".split("").map((item) => `stored ${item}`),
      );
      expect(batches).toEqual([["a"], ["b", "c", "d", "e"]]);
    }),
  ));

test("an item that fails does not make the others of its batch fail", () =>
  run(
    Effect.gen(function* () {
      const { append } = groups((batch) =>
        batch.includes("c") ? Effect.fail("not valid") : Effect.void,
      );
      const outcomes = yield* all(yield* append, "abcde");
      expect(outcomes.map(Result.isSuccess)).toEqual([true, true, false, true, true]);
    }),
  ));

test("when the connection is gone, the rest of the batch fails without a wait", () =>
  run(
    Effect.gen(function* () {
      const { batches, append } = groups((batch) => {
        if (batch.length > 1) return Effect.fail("not valid");
        return batch[0] === "c" ? Effect.fail("no connection") : Effect.void;
      });
      const outcomes = yield* all(yield* append, "abcdefgh");
      expect(outcomes.slice(2)).toEqual(
        Array.from({ length: 6 }, () => Result.fail("no connection")),
      );
      expect(batches.flat().filter((item) => item > "c")).toHaveLength(new Set("defgh").size);
    }),
  ));

test("when the group commit closes, a waiting item gets no answer", async () => {
  const scope = Scope.makeUnsafe();
  const { append } = groups(() => Effect.never);
  const store = await append.pipe(Scope.provide(scope), Effect.runPromise);
  const waiting = Effect.runFork(store("a"));
  await Effect.runPromise(Scope.close(scope, Exit.void));
  expect(waiting.pollUnsafe()).toBeUndefined();
});
