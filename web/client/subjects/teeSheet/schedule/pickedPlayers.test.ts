import { expect, test } from "vitest";
import { golfGroup, player } from "../testing.ts";
import { pick, stillThere } from "./pickedPlayers.ts";

const [ana, ben] = [player(1).id, player(2).id];
const group = golfGroup(1, [1]).id;

test("several who wait are picked together, and pressed again they are left where they are", () => {
  const one = pick(null, ana, null);
  const two = pick(one, ben, null);
  expect(two).toEqual({ from: null, players: [ana, ben] });
  expect(pick(two, ana, null)).toEqual({ from: null, players: [ben] });
  expect(pick(one, ana, null)).toBeNull();
});

test("only one member of a group can be picked at a time", () => {
  const waiting = pick(null, ana, null);
  expect(pick(waiting, ben, group)).toEqual({ from: group, players: [ben] });
  expect(pick({ from: group, players: [ben] }, ana, group)).toEqual({
    from: group,
    players: [ana],
  });
});

test("a picked player who was placed in a group meanwhile is no longer picked", () => {
  const both = { from: null, players: [ana, ben] };
  expect(stillThere(both, (each) => each === ben)).toEqual({ from: null, players: [ben] });
  expect(stillThere(both, () => false)).toBeNull();
  expect(stillThere(null, () => true)).toBeNull();
});
