import { expect, test } from "vitest";
import { RunFailed } from "../row.ts";
import { judge, type Standing } from "./standing.ts";

const first = { position: 1, eventId: "a" };
const second = { position: 2, eventId: "b" };
const third = { position: 5, eventId: "c" };
const found = [first, second, third];

test("acknowledged in any order, found in that of the log", () => {
  expect(() => judge([third, first, second], found)).not.toThrow();
});

test.for<{ what: string; found: ReadonlyArray<Standing>; from: number }>([
  { what: "an event that is lost", found: [first, third], from: 2 },
  { what: "the last event lost", found: [first, second], from: 3 },
  { what: "an event that is there twice", found: [first, first, second, third], from: 2 },
  { what: "one that nobody was told of", found: [...found, { ...third, position: 6 }], from: 4 },
  { what: "another order", found: [second, first, third], from: 1 },
  {
    what: "another event in its place",
    found: [first, { ...second, eventId: "x" }, third],
    from: 2,
  },
])("$what is told in one sentence", ({ found, from }) => {
  expect(() => judge([first, second, third], found)).toThrow(
    new RunFailed(
      `3 events were acknowledged and ${found.length} found, which differ from number ${from} on.`,
    ),
  );
});
