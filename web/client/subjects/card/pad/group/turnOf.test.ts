import { expect, test } from "vitest";
import { ana, ben, cleo } from "../../../../../../domain/scorecard/examples.ts";
import type { PlayerId } from "../../../../../../domain/shared/values.ts";
import { turnOf } from "./turnOf.ts";

const cards = [{ playerId: ana }, { playerId: ben }, { playerId: cleo }];

const told = (current: PlayerId, ...over: ReadonlyArray<PlayerId>) => {
  const { next, first } = turnOf(cards, current, (playerId) => over.includes(playerId));
  return [next?.playerId, first?.playerId];
};

test("the cards of the group follow in its order, and the next hole begins with the first", () => {
  expect(told(ana)).toEqual([ben, ana]);
  expect(told(cleo)).toEqual([undefined, ana]);
});

test("whose match is over is passed over, also while their own card is open", () => {
  expect(told(ana, ben)).toEqual([cleo, ana]);
  expect(told(ana, ana)).toEqual([ben, ben]);
  expect(told(cleo, ana, cleo)).toEqual([undefined, ben]);
  expect(told(ben, ana, ben, cleo)).toEqual([undefined, undefined]);
});
