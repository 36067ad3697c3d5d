import { expect, test } from "vitest";
import { RoundNumber } from "../../../../../domain/shared/values.ts";
import { golfGroup, player } from "../testing.ts";
import { bodyOf, valuesOf } from "./groupForm.ts";

const round = RoundNumber.make(1);
const empty = { groups: [], waiting: [] };

test("the first group starts at eight, the next ones ten minutes after the last", () => {
  const chosen = [player(1).id];
  expect(valuesOf(null, empty, chosen)).toEqual({
    ...{ groupName: "Group 1", teeTime: "08:00", startHole: "", members: chosen },
  });
  const sheet = { groups: [golfGroup(1, [2], { time: "09:55" })], waiting: [] };
  expect(valuesOf(null, sheet, [])).toMatchObject({ groupName: "Group 2", teeTime: "10:05" });
  const late = { groups: [golfGroup(1, [2], { time: "23:55" })], waiting: [] };
  expect(valuesOf(null, late, [])).toMatchObject({ teeTime: "00:05" });
});

test("a new group never gets the name of another one of its round", () => {
  const sheet = { groups: [golfGroup(2, [1]), golfGroup(3, [2])], waiting: [] };
  expect(valuesOf(null, sheet, [])).toMatchObject({ groupName: "Group 4" });
});

test("a group that is edited keeps its day and its hole", () => {
  const group = golfGroup(3, [1, 2], { startHole: 10 });
  const values = valuesOf(group, empty, []);
  expect(bodyOf({ ...values, teeTime: "09:30" }, round, group)).toEqual({
    groupName: "Group 3",
    roundNumber: 1,
    members: [player(1).id, player(2).id],
    teeTime: "2026-06-06T09:30:00",
    startHole: 10,
  });
  expect(bodyOf({ ...values, teeTime: "", startHole: "" }, round, group)).toMatchObject({
    teeTime: "",
    startHole: null,
  });
});
