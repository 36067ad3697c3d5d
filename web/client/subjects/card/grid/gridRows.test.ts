import { expect, test } from "vitest";
import { PlayerId, TeamId } from "../../../../../domain/shared/values.ts";
import type { AdminParticipant } from "../../../../contract/field/participants.ts";
import { oneBallSidesOf } from "../../field/oneBallSides.ts";
import type { SheetCard } from "../scoreSheetQuery.ts";
import { chosenRows, gridRowsOf } from "./gridRows.ts";

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
