import { expect, test } from "vitest";
import type { PlayerEntry } from "./entry.ts";
import { places, player, thru, to } from "./examples.ts";

const twoRounds = { numberOfRounds: 2, isCompleted: true } as const;

const kept: ReadonlyArray<{
  readonly rule: string;
  readonly entries: ReadonlyArray<PlayerEntry>;
  readonly change: Parameters<typeof places>[1];
  readonly first: ReadonlyArray<string>;
  readonly present: ReadonlyArray<string>;
}> = [
  {
    rule: "a round that nobody opened is missing from every card",
    entries: [player("Ana", to(1)), player("Ben", to(0))],
    change: twoRounds,
    first: ["WD Ben", "WD Ana"],
    present: ["1 Ben", "2 Ana"],
  },
  {
    rule: "a round in points is finished with its last hole",
    entries: [player("Ana", to(0)), player("Ben", thru(17, -1))],
    change: { isCompleted: true, scoring: "stableford" },
    first: ["1 Ana", "WD Ben"],
    present: ["1 Ana", "2 Ben"],
  },
  {
    rule: "who was signed for with an empty hole has withdrawn",
    entries: [player("Ana", to(0)), player("Ben", { ...thru(17, -1), isReturned: true })],
    change: { isCompleted: true },
    first: ["1 Ana", "WD Ben"],
    present: ["1 Ana", "NR Ben"],
  },
];

test.for(kept)("in the first edition of the rules $rule", ({ entries, change, first, present }) => {
  expect(places(entries, { ...change, rulesEdition: 1 })).toEqual(first);
  expect(places(entries, change)).toEqual(present);
});
