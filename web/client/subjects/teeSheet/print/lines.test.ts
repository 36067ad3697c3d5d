import { expect, test } from "vitest";
import { RoundNumber, TeamId } from "../../../../../domain/shared/values.ts";
import { inOrderOfStart, sheetOf } from "../sheet.ts";
import { golfGroup, player } from "../testing.ts";
import { facts, red, white } from "./examples.ts";
import { groupsToPrint, teeOfAll } from "./lines.ts";

const round = RoundNumber.make(1);
const sheetWith = (...groups: ReadonlyArray<ReturnType<typeof golfGroup>>) =>
  sheetOf(groups, [], round);

const aces = {
  ...{ id: TeamId.make(white.id), name: "Aces", members: "Player 10, Player 12" },
  playerIds: [player(10).id, player(12).id],
};

test("a line has the handicap that is played off from the player's tee, not the index", () => {
  const participants = [{ id: player(12).id, teeId: red.id, teeName: null }];
  const groups = groupsToPrint(sheetWith(golfGroup(1, [10, 12])), { ...facts, participants });
  expect(groups.map(({ lines }) => lines)).toMatchObject([
    [
      { name: "Player 10", handicap: "10", tee: "White", members: null },
      { name: "Player 12", handicap: "7", tee: "Red", members: null },
    ],
  ]);
  expect(teeOfAll(groups)).toBeNull();
});

test("a handicap that is worked out from none says so", () => {
  const sheet = { groups: [], waiting: [player(1, null)] };
  expect(groupsToPrint(sheet, facts)[0]?.lines[0]?.handicap).toBe("0, no index");
});

test("those without a group stand behind the groups, and one tee is that of everybody", () => {
  const drawn = sheetWith(golfGroup(1, [10]));
  const groups = groupsToPrint({ ...drawn, waiting: [player(3)] }, facts);
  expect(groups.map(({ group, lines }) => [group?.groupName, lines[0]?.name])).toEqual([
    ["Group 1", "Player 10"],
    [undefined, "Player 3"],
  ]);
  expect(teeOfAll(groups)).toBe("White");
});

test("a side with one ball has one line off its own handicap, with those who go round there", () => {
  const whole = groupsToPrint(sheetWith(golfGroup(1, [10, 12])), { ...facts, sides: [aces] });
  const line = { name: "Aces", handicap: "5", members: "Player 10, Player 12" };
  expect(whole[0]?.lines).toMatchObject([line]);

  const apart = sheetWith(golfGroup(1, [10]), golfGroup(2, [12]));
  const groups = groupsToPrint(apart, { ...facts, sides: [aces] });
  expect(groups.map(({ lines }) => lines)).toMatchObject([
    [{ ...line, members: "Player 10" }],
    [{ ...line, members: "Player 12" }],
  ]);
});

test("in a shotgun the groups go out by hole, and otherwise by time", () => {
  const holes = [golfGroup(1, [1], { startHole: 10 }), golfGroup(2, [2]), golfGroup(3, [3])];
  const late = { ...golfGroup(4, [4], { time: "07:50", startHole: 18 }) };
  const order = inOrderOfStart([...holes, late]).map(({ groupName }) => groupName);
  expect(order).toEqual(["Group 4", "Group 2", "Group 3", "Group 1"]);
});
