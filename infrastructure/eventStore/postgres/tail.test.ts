import { expect, test } from "vitest";
import { metadata, opened } from "../../../domain/scorecard/examples.ts";
import { Position, type Recorded } from "../../../domain/shared/recorded.ts";
import { makeTail, type Part } from "./tail.ts";

/** Events with these positions. */
const events = (first: number, last = first): Part => ({
  first: Position.make(first),
  last: Position.make(last),
  events: () =>
    Array.from(
      { length: last - first + 1 },
      (_, index): Recorded => ({
        position: Position.make(first + index),
        recordedAt: "2026-06-06T10:00:00.500Z",
        stream: `stream-${first + index}`,
        revision: 0,
        event: opened,
        metadata: metadata(first + index),
      }),
    ),
});

const after = (tail: ReturnType<typeof makeTail>, position: number) =>
  tail.after(Position.make(position)).map((recorded) => Number(recorded.position));

test("events that follow each other are kept, and given from any position among them", () => {
  const tail = makeTail();
  tail.add(events(5, 6));
  tail.add(events(7));
  expect(after(tail, 4)).toEqual([5, 6, 7]);
  expect(after(tail, 6)).toEqual([7]);
});

test("what came before the oldest, or after the newest, only the table knows", () => {
  const tail = makeTail();
  expect(after(tail, 0)).toEqual([]);
  tail.add(events(5, 7));
  expect(after(tail, 3)).toEqual([]);
  expect(after(tail, 7)).toEqual([]);
  expect(after(tail, 9)).toEqual([]);
});

test("after an event of another process it starts anew", () => {
  const tail = makeTail();
  tail.add(events(5, 7));
  tail.add(events(9));
  expect(after(tail, 4)).toEqual([]);
  expect(after(tail, 7)).toEqual([]);
  expect(after(tail, 8)).toEqual([9]);
});

test("nothing is made of what nobody asks for", () => {
  const tail = makeTail();
  const asked: Array<number> = [];
  const watched = (part: Part): Part => ({
    ...part,
    events: () => {
      asked.push(part.first);
      return part.events();
    },
  });
  for (const position of [5, 6, 7]) tail.add(watched(events(position)));
  expect(after(tail, 6)).toEqual([7]);
  expect(asked).toEqual([7]);
});

test("it does not grow for ever", () => {
  const tail = makeTail();
  tail.add(events(1, 300));
  tail.add(events(301, 900));
  tail.add(events(901, 1200));
  expect(after(tail, 0)).toEqual([]);
  expect(after(tail, 300)).toHaveLength(900);
});
