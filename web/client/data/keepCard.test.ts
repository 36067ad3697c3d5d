import { QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { keepCard } from "./keepCard.ts";
import { makeQueryClient } from "./queryClient.ts";

const queryKey = ["cards"];
const before = { id: "card", roundNumber: 1, strokes: 6 };
const after = { ...before, strokes: 5 };

type Cards = ReadonlyArray<typeof before>;

/** A page that shows the cards, whose reads are answered by hand. */
const openPage = () => {
  const queries = makeQueryClient();
  const reads: Array<(cards: Cards) => void> = [];
  const read = ({ signal }: { readonly signal: AbortSignal }) =>
    new Promise<Cards>((resolve, reject) => {
      signal.addEventListener("abort", () => reject(new Error("given up")));
      reads.push(resolve);
    });
  const observer = new QueryObserver(queries, { queryKey, queryFn: read });
  observer.subscribe(() => undefined);
  return { queries, reads, shown: () => queries.getQueryData(queryKey) };
};

const everythingHappened = () => new Promise<void>((resolve) => setImmediate(resolve));

test("a card that is saved is shown in the place of its former self", async () => {
  const { queries, reads, shown } = openPage();
  reads[0]?.([before]);
  await everythingHappened();
  await keepCard(queries, queryKey, after);
  expect(shown()).toEqual([after]);
  expect(reads).toHaveLength(1);
});

test("a read that began before the save takes nothing back", async () => {
  const { queries, reads, shown } = openPage();
  reads[0]?.([before]);
  await everythingHappened();
  void queries.invalidateQueries({ queryKey });
  await keepCard(queries, queryKey, after);
  reads[1]?.([before]);
  await everythingHappened();
  expect(shown()).toEqual([after]);
});

test("a card stays while others are saved and fetched at the same time", async () => {
  const { queries, reads, shown } = openPage();
  const other = { ...before, id: "other", roundNumber: 2 };
  reads[0]?.([before, other]);
  await everythingHappened();
  // A change of another card is fetched when the first card is saved, and once more afterwards.
  void queries.invalidateQueries({ queryKey });
  void queries.invalidateQueries({ queryKey });
  void keepCard(queries, queryKey, after);
  await everythingHappened();
  await keepCard(queries, queryKey, { ...other, strokes: 3 });
  expect(shown()).toEqual([after, { ...other, strokes: 3 }]);
});

test.each([0, 1, 2, 3])(
  "nor does an answer that was read %s steps before the save",
  async (steps) => {
    const { queries, reads, shown } = openPage();
    reads[0]?.([before]);
    await everythingHappened();
    void queries.invalidateQueries({ queryKey });
    reads[1]?.([before]);
    for (let step = 0; step < steps; step += 1) await Promise.resolve();
    await keepCard(queries, queryKey, after);
    await everythingHappened();
    expect(shown()).toEqual([after]);
  },
);

test("what a read was to show of somebody else is asked for again, once", async () => {
  const { queries, reads, shown } = openPage();
  const other = { ...before, id: "other", roundNumber: 2 };
  reads[0]?.([before, other]);
  await everythingHappened();
  void queries.invalidateQueries({ queryKey });
  await keepCard(queries, queryKey, after);
  await vi.waitFor(() => expect(reads).toHaveLength(3));
  reads[2]?.([after, { ...other, strokes: 3 }]);
  await everythingHappened();
  expect(shown()).toEqual([after, { ...other, strokes: 3 }]);
  expect(reads).toHaveLength(3);
});
