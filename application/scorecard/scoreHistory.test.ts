import { Effect, Layer } from "effect";
import { expect, test } from "vitest";
import { bogey4, card, metadata, opened, par4, recorded } from "../../domain/scorecard/examples.ts";
import { streams } from "../../domain/shared/streams.ts";
import { EventStoreMemory } from "../ports/EventStore.memory.ts";
import { EventStore } from "../ports/EventStore.ts";
import { newestChanges } from "./scoreHistory.ts";

const ROUNDS = 450;

/** A card that was opened, and of which two holes then changed by turns. */
const facts = [
  opened,
  ...Array.from({ length: ROUNDS }, (_, turn) =>
    recorded(turn % 4 < 2 ? par4(1 + (turn % 2)) : bogey4(1 + (turn % 2))),
  ),
];

const run = <A>(program: Effect.Effect<A, unknown, EventStore>) => {
  /** How many events each reading brought. */
  const readings: Array<number> = [];
  const counting = Layer.effect(
    EventStore,
    EventStore.useSync((store) => ({
      ...store,
      read: (...asked) =>
        Effect.tap(store.read(...asked), ({ events }) =>
          Effect.sync(() => void readings.push(events.length)),
        ),
    })),
  ).pipe(Layer.provide(EventStoreMemory));
  const written = facts.map((event, index) => ({ event, metadata: metadata(index) }));
  const prepared = EventStore.use((store) => store.append(streams.scorecard(card), written, null));
  return Effect.runPromise(
    Effect.andThen(prepared, program).pipe(
      Effect.map((answer) => ({ answer, readings })),
      Effect.provide(counting),
    ),
  );
};

const versions = ({ changes }: { readonly changes: ReadonlyArray<{ readonly version: number }> }) =>
  changes.map(({ version }) => version);

test("the newest changes come oldest first, each with what was before", async () => {
  const { answer } = await run(newestChanges(card, { limit: 3, before: null }));
  expect(answer.total).toBe(ROUNDS + 1);
  expect(versions(answer)).toEqual([449, 450, 451]);
  expect(answer.changes).toMatchObject([
    { holes: [{ holeNumber: 2, before: { strokes: 4 }, after: { strokes: 5 } }] },
    { holes: [{ holeNumber: 1, before: { strokes: 5 }, after: { strokes: 4 } }] },
    { holes: [{ holeNumber: 2, before: { strokes: 5 }, after: { strokes: 4 } }] },
  ]);
});

test("pages before a version come to the whole history", async () => {
  const { answer } = await run(
    Effect.gen(function* () {
      const found: Array<number> = [];
      for (let before: number | null = null; before !== 1; before = found[0] ?? 1) {
        const page: Effect.Success<ReturnType<typeof newestChanges>> = yield* newestChanges(card, {
          limit: 100,
          before,
        });
        expect(page.total).toBe(ROUNDS + 1);
        found.unshift(...versions(page));
      }
      return found;
    }),
  );
  expect(answer).toEqual(facts.map((_, index) => index + 1));
});

test("before the first change there is nothing", async () => {
  const { answer } = await run(newestChanges(card, { limit: 3, before: 1 }));
  expect(answer).toEqual({ changes: [], total: ROUNDS + 1 });
});

test("a long stream is never in memory at once", async () => {
  const { readings } = await run(newestChanges(card, { limit: 200, before: null }));
  expect(readings).toEqual([200, 200, 51]);
});
