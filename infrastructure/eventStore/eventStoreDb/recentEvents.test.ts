import { expect, test } from "vitest";
import { PAGE_SIZE } from "../../../application/ports/EventLog.ts";
import { Position, type Recorded } from "../../../domain/shared/recorded.ts";
import { RecentEvents } from "./recentEvents.ts";

const at = (commit: number) => ({ commit: BigInt(commit), prepare: BigInt(commit) });

const filledTo = (last: number) => {
  const recent = new RecentEvents();
  recent.begin(at(10));
  for (let position = 11; position <= last; position++) {
    recent.add({ position: Position.make(position) } as Recorded, at(position));
  }
  return recent;
};

test("before the log has begun no position is held, not even 0", () => {
  expect(new RecentEvents().holds(Position.make(0))).toBe(false);
});

test("all events after the beginning are held", () => {
  const recent = filledTo(13);
  expect(recent.holds(Position.make(9))).toBe(false);
  expect(recent.holds(Position.make(10))).toBe(true);
  expect(recent.after(Position.make(11)).map(({ position }) => position)).toEqual([12, 13]);
  expect(recent.after(Position.make(13))).toEqual([]);
});

test("the beginning moves back when a read found nothing in between", () => {
  const recent = filledTo(10);
  recent.startsAfter(Position.make(4));
  expect(recent.holds(Position.make(4))).toBe(true);
  expect(recent.head).toBe(4);
});

test("an event that is added again is held once", () => {
  const recent = filledTo(13);
  for (const position of [11, 12, 13, 14]) {
    recent.add({ position: Position.make(position) } as Recorded, at(position));
  }
  expect(recent.after(Position.make(10)).map(({ position }) => position)).toEqual([11, 12, 13, 14]);
});

test("the oldest events are forgotten, and their positions are not held", () => {
  const last = 10 + 10 * PAGE_SIZE;
  const recent = filledTo(last);
  expect(recent.holds(Position.make(11))).toBe(false);
  const kept = Position.make(10 + 5 * PAGE_SIZE);
  expect(recent.holds(kept)).toBe(true);
  expect(recent.after(kept)).toHaveLength(5 * PAGE_SIZE);
});
