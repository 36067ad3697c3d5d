import { expect, test } from "vitest";
import { ana, ben, cleo, dora, first, second } from "./examples.ts";
import { playsApart, playsTogether } from "./partners.ts";

const groups = [
  { round: first, playerIds: [ana, ben] },
  { round: first, playerIds: [cleo] },
];
const card = { playerId: ana, round: first };

test("players of the same group play together", () =>
  expect(playsApart(groups, card, ben)).toBe(false));

test("players of different groups play apart", () =>
  expect(playsApart(groups, card, cleo)).toBe(true));

test("a player without a group may have played with anybody", () =>
  expect(playsApart(groups, card, dora)).toBe(false));

test("each round has its own groups", () =>
  expect(playsApart(groups, { ...card, round: second }, cleo)).toBe(false));

test("only players of the same group in the round play together for certain", () => {
  expect(playsTogether(groups, card, ben)).toBe(true);
  expect(playsTogether(groups, card, cleo)).toBe(false);
  expect(playsTogether(groups, card, dora)).toBe(false);
  expect(playsTogether(groups, { ...card, round: second }, ben)).toBe(false);
});
