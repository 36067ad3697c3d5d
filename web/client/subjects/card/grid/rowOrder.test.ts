import { expect, test } from "vitest";
import type { GolfGroup } from "../../../../contract/teeSheet/groups.ts";
import type { GridRow } from "./gridRows.ts";
import { inOrderOfGroups } from "./rowOrder.ts";

const rows = ["Ace", "Bo", "Cox", "Dow", "Eve"].map((name) => {
  return { playerId: name, name };
}) as unknown as ReadonlyArray<GridRow>;

const groupOf = (
  time: string,
  startHole: number | null,
  members: ReadonlyArray<string>,
  round = 1,
) =>
  ({
    ...{ teeTime: `2026-05-09T${time}:00`, startHole, roundNumber: round },
    // The places are told, so their order in the answer does not matter.
    members: members.map((userId, index) => ({ userId, position: index + 1 })).toReversed(),
  }) as unknown as GolfGroup;

const told = (groups: ReadonlyArray<GolfGroup>) =>
  inOrderOfGroups(rows, groups, 1).map(({ name, start }) => [name, start]);

test("groups come by their start and players by their place; those without a group come last", () => {
  const groups = [
    groupOf("08:20", null, ["Ace"]),
    groupOf("08:10", 10, ["Bo"]),
    groupOf("08:10", null, ["Eve", "Dow"]),
    groupOf("07:00", null, ["Cox"], 2),
  ];
  expect(told(groups)).toEqual([
    ["Eve", "08:10"],
    ["Dow", "08:10"],
    ["Bo", "08:10, hole 10"],
    ["Ace", "08:20"],
    ["Cox", undefined],
  ]);
});

test("a group may name somebody who has no row, as a member of a side with one ball", () => {
  expect(told([groupOf("08:10", null, ["Zoe", "Cox"])])[0]).toEqual(["Cox", "08:10"]);
});
