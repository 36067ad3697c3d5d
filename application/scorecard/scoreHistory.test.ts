import { Array, Effect, Layer, Stream } from "effect";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { ScorecardEvent } from "../../domain/scorecard/events.ts";
import {
  attested,
  ben,
  bogey4,
  card,
  metadata,
  opened,
  par4,
  recorded,
  rejected,
  verified,
} from "../../domain/scorecard/examples.ts";
import { streams } from "../../domain/shared/streams.ts";
import { EventStoreMemory } from "../ports/EventStore.memory.ts";
import { EventStore } from "../ports/EventStore.ts";
import { changesOf, newestChanges } from "./scoreHistory.ts";

const TURNS = 450;

/** An opened card, on which two holes change in turn. */
const facts: ReadonlyArray<ScorecardEvent> = [
  opened,
  ...Array.makeBy(TURNS, (turn) => recorded((turn % 4 < 2 ? par4 : bogey4)(1 + (turn % 2)))),
];

/** After these events: the result of a program, and how many events each of its reads returned. */
const after = async <A>(
  events: ReadonlyArray<ScorecardEvent>,
  program: Effect.Effect<A, unknown, EventStore>,
) => {
  const readings: Array<number> = [];
  const note = ({ length }: ReadonlyArray<unknown>) =>
    Effect.sync(() => void readings.push(length));
  const spied = Layer.effect(
    EventStore,
    EventStore.useSync(({ read, readBackwards, append }) => ({
      append,
      read: (...asked) => Effect.tap(read(...asked), ({ events: part }) => note(part)),
      readBackwards: (...asked) => Effect.tap(readBackwards(...asked), note),
    })),
  ).pipe(Layer.provide(EventStoreMemory));
  const written = events.map((event, index) => ({ event, metadata: metadata(index) }));
  const prepared = EventStore.use(({ append }) => append(streams.scorecard(card), written, null));
  const answer = await Effect.runPromise(Effect.provide(Effect.andThen(prepared, program), spied));
  return { answer, readings };
};

const versions = ({ changes }: { readonly changes: ReadonlyArray<{ readonly version: number }> }) =>
  changes.map(({ version }) => version);

test("the newest changes are listed oldest first, each with the values before it", async () => {
  const { answer } = await after(facts, newestChanges(card, { limit: 3, before: null }));
  expect(answer.total).toBe(TURNS + 1);
  expect(versions(answer)).toEqual([449, 450, 451]);
  expect(answer.changes).toMatchObject([
    { holes: [{ holeNumber: 2, before: { strokes: 4 }, after: { strokes: 5 } }] },
    { holes: [{ holeNumber: 1, before: { strokes: 5 }, after: { strokes: 4 } }] },
    { holes: [{ holeNumber: 2, before: { strokes: 5 }, after: { strokes: 4 } }] },
  ]);
});

test("there are no changes before the first one", async () => {
  const { answer } = await after(facts, newestChanges(card, { limit: 3, before: 1 }));
  expect(answer).toEqual({ changes: [], total: TURNS + 1 });
});

test("only the end of a long stream is read", async () => {
  const { readings } = await after(facts, newestChanges(card, { limit: 20, before: null }));
  expect(readings).toEqual([20, 200]);
});

test("the earlier value of a hole is searched page by page", async () => {
  const twice = [opened, recorded(par4(9)), ...facts.slice(1), recorded(bogey4(9))];
  const { answer, readings } = await after(twice, newestChanges(card, { limit: 1, before: null }));
  expect(answer.changes).toMatchObject([
    { holes: [{ holeNumber: 9, before: { strokes: 4 }, after: { strokes: 5 } }] },
  ]);
  expect(readings).toEqual([1, 200, 200, 52]);
});

test("a whole history is read page by page", async () => {
  const { answer, readings } = await after(facts, Stream.runCollect(changesOf(card)));
  expect(answer.flat()).toHaveLength(TURNS + 1);
  expect(readings).toEqual([200, 200, 51]);
});

test("every part of a history equals that part of the whole history", () => {
  const score = fc
    .tuple(fc.constantFrom(par4, bogey4), fc.integer({ min: 1, max: 4 }))
    .map(([made, hole]) => made(hole));
  const change = fc.oneof(
    fc
      .uniqueArray(score, { minLength: 1, maxLength: 4, selector: (each) => each.holeNumber })
      .map(([first = par4(1), ...others]) => recorded(first, ...others)),
    fc.constantFrom(verified(1), attested(ben), rejected("Hole 2?")),
  );
  const history = fc.array(change, { maxLength: 30, size: "max" });
  const asked = fc.record({
    limit: fc.integer({ min: 1, max: 12 }),
    before: fc.option(fc.integer({ min: 1, max: 35 })),
  });
  return fc.assert(
    fc.asyncProperty(history, asked, async (events, { limit, before }) => {
      const both = Effect.all([
        newestChanges(card, { limit, before }),
        Stream.runCollect(changesOf(card)),
      ]);
      const { answer } = await after([opened, ...events], both);
      const [part, pages] = answer;
      const earlier = pages.flat().filter(({ version }) => version < (before ?? 99));
      expect(part.changes).toEqual(earlier.slice(-limit));
      expect(part.total).toBe(events.length + 1);
    }),
  );
});
