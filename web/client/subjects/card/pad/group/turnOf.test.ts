import { expect, test } from "vitest";
import { ana, ben, cleo } from "../../../../../../domain/scorecard/examples.ts";
import { HoleNumber, type PlayerId } from "../../../../../../domain/shared/values.ts";
import { firstOn, nextOn } from "./turnOf.ts";

const hole = HoleNumber.make(1);

interface Situation {
  readonly owner?: PlayerId;
  readonly over?: ReadonlyArray<PlayerId>;
  readonly entered?: ReadonlyArray<PlayerId>;
}

const groupOf = ({ owner = ana, over = [], entered = [] }: Situation) => ({
  cards: [ana, ben, cleo].map((playerId) => ({
    playerId,
    round: { entered: new Map(entered.includes(playerId) ? [[hole, 4] as const] : []) },
  })),
  owner,
  isOver: (playerId: PlayerId) => over.includes(playerId),
});

const next = (current: PlayerId, situation: Situation = {}) =>
  nextOn(groupOf(situation), hole, current)?.playerId;

const first = (situation: Situation = {}) => firstOn(groupOf(situation), hole)?.playerId;

test("the cards of the group follow in its order, and nobody is left out who came before", () => {
  expect(next(ana)).toBe(ben);
  expect(next(cleo, { entered: [cleo, ben] })).toBe(ana);
  expect(next(cleo, { entered: [ana, ben, cleo] })).toBeUndefined();
});

test("who has entered a score on another phone is not asked for again", () => {
  expect(next(ana, { entered: [ana, ben] })).toBe(cleo);
  expect(next(ana, { entered: [ana, ben, cleo] })).toBeUndefined();
});

test("a hole begins with the card of the phone's player, or with the first that has no score", () => {
  expect(first({ owner: cleo })).toBe(cleo);
  expect(first({ owner: cleo, entered: [cleo] })).toBe(ana);
  expect(first({ owner: ben, entered: [ana, ben, cleo] })).toBe(ben);
});

test("whose match is over is passed over, also while their own card is open", () => {
  expect(next(ana, { over: [ben] })).toBe(cleo);
  expect(first({ owner: ana, over: [ana] })).toBe(ben);
  expect(next(cleo, { over: [ana, cleo], entered: [ben] })).toBeUndefined();
  expect(first({ over: [ana, ben, cleo] })).toBeUndefined();
});
