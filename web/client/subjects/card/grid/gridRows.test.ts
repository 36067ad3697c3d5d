import { expect, test } from "vitest";
import { PlayerId, TeamId } from "../../../../../domain/shared/values.ts";
import type { AdminParticipant } from "../../../../contract/field/participants.ts";
import type { GolfGroup } from "../../../../contract/teeSheet/groups.ts";
import { oneBallSidesOf } from "../../field/oneBallSides.ts";
import type { SheetCard } from "../scoreSheetQuery.ts";
import {
  chosenRows,
  type GridHole,
  type GridRow,
  gridRowsOf,
  inOrderOfGroups,
  sumsOf,
} from "./gridRows.ts";

const idOf = (n: number) => PlayerId.make(`00000000-0000-4000-a000-00000000000${n}`);
const person = (n: number, firstName: string, lastName: string) => ({
  ...{ id: idOf(n), firstName, lastName, handicap: null },
});
const [ana, ben, cleo] = [person(1, "Ana", "Ace"), person(2, "Ben", "Bo"), person(3, "Cleo", "Ba")];
const participants = [ana, ben, cleo].map((each) => {
  return { ...each, status: "approved", playerStatus: "playing" };
}) as unknown as ReadonlyArray<AdminParticipant>;
const teams = [{ id: TeamId.make(idOf(9)), name: "Zebras", players: [ana, ben] }];
const sides = oneBallSidesOf(teams, "SCRAMBLE");
const cardOf = (userId: PlayerId) =>
  ({ userId, roundNumber: 1, scores: [{}] }) as unknown as SheetCard;
const told = (cards: ReadonlyArray<SheetCard>, of = sides) =>
  gridRowsOf(participants, cards, 1, of).map((row) => [row.name, row.playerId, row.members]);

test("a side with one ball has one row, under its name and with its members", () => {
  const members = "Ana Ace, Ben Bo";
  expect(told([])).toEqual([
    ["Cleo Ba", cleo.id, null],
    ["Zebras", ana.id, members],
  ]);
  expect(told([cardOf(ben.id)])[1]).toEqual(["Zebras", ben.id, members]);
});

test("a card that another member had before the side had one stays in sight", () => {
  expect(told([cardOf(ana.id), cardOf(ben.id)]).map(([name]) => name)).toEqual([
    "Cleo Ba",
    "Ben Bo",
    "Zebras",
  ]);
});

test("a side is found by its members", () => {
  const rows = gridRowsOf(participants, [], 1, sides);
  expect(chosenRows(rows, "ben", "all").map(({ name }) => name)).toEqual(["Zebras"]);
});

test("where everybody plays an own ball, everybody has a row", () => {
  expect(told([], oneBallSidesOf(teams, "STROKE"))).toHaveLength(3);
});

const unordered = ["Ace", "Bo", "Cox", "Dow", "Eve"].map((name) => {
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

const inGroups = (groups: ReadonlyArray<GolfGroup>) =>
  inOrderOfGroups(unordered, groups, 1).map(({ name, start }) => [name, start]);

test("groups come by their start and players by their place; those without a group come last", () => {
  const groups = [
    groupOf("08:20", null, ["Ace"]),
    groupOf("08:10", 10, ["Bo"]),
    groupOf("08:10", null, ["Eve", "Dow"]),
    groupOf("07:00", null, ["Cox"], 2),
  ];
  expect(inGroups(groups)).toEqual([
    ["Eve", "08:10"],
    ["Dow", "08:10"],
    ["Bo", "08:10, hole 10"],
    ["Ace", "08:20"],
    ["Cox", undefined],
  ]);
});

test("a group may name somebody who has no row, as a member of a side with one ball", () => {
  expect(inGroups([groupOf("08:10", null, ["Zoe", "Cox"])])[0]).toEqual(["Cox", "08:10"]);
});

const holes: ReadonlyArray<GridHole> = Array.from({ length: 18 }, (_, index) => ({
  holeNumber: index + 1,
  par: 4,
  strokeIndex: index + 1,
  strokesReceived: index < 3 ? 1 : 0,
})) as unknown as ReadonlyArray<GridHole>;

test("nothing is added up before anything is typed", () => {
  const none = { out: null, in: null, total: null, net: null, toPar: null, holesPlayed: 0 };
  expect(sumsOf(holes, () => null)).toEqual(none);
});

test("out, in, total, net and to par go by the holes that were played", () => {
  const strokes = (hole: number) => (hole === 18 ? null : 5);
  const sums = { out: 45, in: 40, total: 85, net: 82, toPar: 17, holesPlayed: 17 };
  expect(sumsOf(holes, strokes)).toEqual(sums);
});

test("where a hole was picked up there is no sum, and the hole is played", () => {
  const strokes = (hole: number) => (hole === 12 ? 0 : 5);
  const none = { in: "NR", total: "NR", net: "NR", toPar: "NR" };
  expect(sumsOf(holes, strokes)).toEqual({ ...none, out: 45, holesPlayed: 18 });
});

test("a course of nine holes has no sum called in", () => {
  expect(sumsOf(holes.slice(0, 9), () => 4)).toMatchObject({ out: 36, in: null, total: 36 });
});

test("net is told once the strokes received are known", () => {
  const ahead = holes.map((hole) => ({ ...hole, strokesReceived: null }));
  expect(sumsOf(ahead, () => 4)).toMatchObject({ total: 72, net: null });
});
