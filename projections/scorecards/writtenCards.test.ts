import { Array, Effect, Layer, Option } from "effect";
import { expect, test } from "vitest";
import { ScorecardStreams, streamHandlers } from "../../application/commands/streamHandlers.ts";
import type { EventStore } from "../../application/ports/EventStore.ts";
import { faultyStore } from "../../application/testing/faultyStore.ts";
import { sendToCard } from "../../application/testing/send.ts";
import { bogey4, context, par4, record } from "../../domain/scorecard/examples.ts";
import type { HoleScore } from "../../domain/shared/values.ts";
import { WrittenCards } from "./writtenCards.ts";

type Process = ScorecardStreams | WrittenCards | EventStore;

/** Each process has a memory of its own. */
const inNewProcess = <A, E>(program: Effect.Effect<A, E, Process>) =>
  Effect.provide(program, Layer.fresh(Layer.merge(streamHandlers, WrittenCards.layer)));

const run = <A, E>(program: Effect.Effect<A, E, EventStore>, store = faultyStore()) =>
  Effect.runPromise(Effect.provide(program, store.layer));

/** The strokes on the card after this score; null if the writer has to read the card. */
const strokesAfter = Effect.fnUntraced(function* (n: number, score: HoleScore) {
  const { appended } = yield* sendToCard(record(score), context(n));
  if (!appended) return null;
  const card = yield* WrittenCards.use(({ after }) => after(appended));
  return card?.scores.map(({ strokes }) => strokes);
});

test("the card of an answer is folded from what was written, without reading", async () => {
  const store = faultyStore();
  await run(
    inNewProcess(
      Effect.gen(function* () {
        expect(yield* strokesAfter(1, par4(1))).toEqual([4]);
        expect(yield* strokesAfter(2, bogey4(2))).toEqual([4, 5]);
        expect(yield* strokesAfter(3, bogey4(1))).toEqual([5, 5]);
      }),
    ),
    store,
  );
  expect(store.calls).toEqual({ read: 1, append: 3 });
});

test("what another process has written, before and between, is on the card", () =>
  run(
    Effect.gen(function* () {
      yield* inNewProcess(strokesAfter(1, par4(1)));
      yield* inNewProcess(
        Effect.gen(function* () {
          expect(yield* strokesAfter(2, par4(2))).toEqual([4, 4]);
          yield* inNewProcess(strokesAfter(3, bogey4(1)));
          expect(yield* strokesAfter(4, par4(3))).toEqual([5, 4, 4]);
          expect(yield* strokesAfter(5, par4(4))).toEqual([5, 4, 4, 4]);
        }),
      );
    }),
  ));

test("answers of one card that come in another order than its events have at least their own", () =>
  run(
    inNewProcess(
      Effect.gen(function* () {
        const { after } = yield* WrittenCards;
        const written = yield* Effect.forEach([1, 2, 3], (n) =>
          sendToCard(record(par4(n)), context(n)),
        );
        const holes = yield* Effect.forEach(
          Array.getSomes(
            written.map(({ appended }) => Option.fromUndefinedOr(appended)),
          ).toReversed(),
          (appended) => Effect.map(after(appended), (card) => card?.scores.length),
        );
        expect(holes).toEqual([3, 3, 3]);
      }),
    ),
  ));

test("a command that is sent again is not folded, because others may have written since", () =>
  run(
    inNewProcess(
      Effect.gen(function* () {
        expect(yield* strokesAfter(1, par4(1))).toEqual([4]);
        yield* inNewProcess(strokesAfter(2, bogey4(1)));
        expect(yield* strokesAfter(1, par4(1))).toBeNull();
      }),
    ),
  ));

test("nor is one that another process has stored at the same moment", () =>
  run(
    inNewProcess(
      Effect.gen(function* () {
        expect(yield* strokesAfter(1, par4(1))).toEqual([4]);
        // It stores the same event ids after the same revision, at another time.
        yield* inNewProcess(strokesAfter(2, par4(2)));
        expect(yield* strokesAfter(2, par4(2))).toBeNull();
        expect(yield* strokesAfter(3, par4(3))).toEqual([4, 4, 4]);
      }),
    ),
  ));

test("if what is missing cannot be read, the writer has to read the card", () => {
  const store = faultyStore();
  return run(
    Effect.gen(function* () {
      yield* inNewProcess(strokesAfter(1, par4(1)));
      yield* inNewProcess(
        Effect.gen(function* () {
          const { appended } = yield* sendToCard(record(par4(2)), context(2));
          store.faults.away = true;
          expect(appended && (yield* WrittenCards.use(({ after }) => after(appended)))).toBeNull();
        }),
      );
    }),
    store,
  );
});
