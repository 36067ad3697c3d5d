import { expect, test } from "vitest";
import { ana, ben, cleo, dora, first, second } from "./examples.ts";
import { playsApart, playsTogether } from "./partners.ts";

const groups = [
  { round: first, playerIds: [ana, ben] },
  { round: first, playerIds: [cleo] },
];
const card = { playerId: ana, round: first };

test("who is in the same group goes round together", () =>
  expect(playsApart(groups, card, ben)).toBe(false));

test("who is in another group does not", () => expect(playsApart(groups, card, cleo)).toBe(true));

test("who is in no group may have gone with anyone", () =>
  expect(playsApart(groups, card, dora)).toBe(false));

test("each round has its own groups", () =>
  expect(playsApart(groups, { ...card, round: second }, cleo)).toBe(false));

test("only who is drawn into the same group of the round plays together", () => {
  expect(playsTogether(groups, card, ben)).toBe(true);
  expect(playsTogether(groups, card, cleo)).toBe(false);
  expect(playsTogether(groups, card, dora)).toBe(false);
  expect(playsTogether(groups, { ...card, round: second }, ben)).toBe(false);
});
