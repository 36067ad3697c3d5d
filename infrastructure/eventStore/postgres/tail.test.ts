import { expect, test } from "vitest";
import { metadata, opened } from "../../../domain/scorecard/examples.ts";
import { Position, type Recorded } from "../../../domain/shared/recorded.ts";
import { makeTail } from "./tail.ts";

/** Events with these positions. */
const events = (first: number, last = first): ReadonlyArray<Recorded> =>
  Array.from({ length: last - first + 1 }, (_, index) => ({
    position: Position.make(first + index),
    recordedAt: "2026-06-06T10:00:00.500Z",
    stream: `stream-${first + index}`,
    revision: 0,
    event: opened,
    metadata: metadata(first + index),
  }));

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

test("an append that was repeated adds nothing", () => {
  const tail = makeTail();
  tail.add(events(5));
  tail.add([]);
  expect(after(tail, 4)).toEqual([5]);
});

test("it does not grow for ever", () => {
  const tail = makeTail();
  tail.add(events(1, 900));
  tail.add(events(901, 1200));
  expect(after(tail, 0)).toEqual([]);
  expect(after(tail, 200)).toHaveLength(1000);
});
