import { expect, test } from "vitest";
import { ben } from "../../../../../domain/scorecard/examples.ts";
import { HoleNumber, type PlayerId, RoundNumber } from "../../../../../domain/shared/values.ts";
import type { Scorecard } from "../../../../contract/card/scorecard.ts";
import { hole as holeScore, round1 } from "../../../outbox/testing.ts";
import { holesAround, nextOpenHole, roundCardOf } from "./roundCard.ts";
import { at, card, holes, score } from "./testing.ts";
import type { UnreadEntry } from "./waitingEntry.ts";

const waiting = (number: number, strokes: number, round = 1) => ({
  key: `${number} ${strokes}`,
  order: 1,
  wasTried: false,
  roundNumber: RoundNumber.make(round),
  hole: holeScore(number, strokes),
});

const unsent = (...entries: ReadonlyArray<ReturnType<typeof waiting>>) => ({
  waiting: entries,
  unread: [],
});

const strokesOn = (read: Scorecard | undefined, unread: ReadonlyArray<UnreadEntry>) =>
  roundCardOf(holes, read, { waiting: [], unread }, round1).entered.get(HoleNumber.make(7))
    ?.strokes;

test("before the first score is saved nobody knows the handicap, so net and points are open", () => {
  const { totals } = roundCardOf(holes, undefined, unsent(waiting(1, 5)), round1);
  expect(totals).toEqual({ gross: 5, toPar: 1, thru: 1, net: null, points: null });
});

test("what waits to be sent counts in the place of what the server has", () => {
  const { totals, entered } = roundCardOf(
    holes,
    card([score(1, 5), score(2, 4)]),
    unsent(waiting(2, 6), waiting(3, 3), waiting(4, 9, 2)),
    round1,
  );
  expect([...entered.values()].map(({ strokes }) => strokes)).toEqual([5, 6, 3]);
  // Two strokes are received, on the holes 1 and 2: net 4, 5 and 3.
  expect(totals).toEqual({ gross: 14, toPar: 2, thru: 3, net: 12, points: 2 + 1 + 3 });
});

test("what is stored but cannot be read yet counts until the hole changes on the server", () => {
  const unread = [{ ...waiting(7, 5), before: at }];
  expect(strokesOn(card([score(7, 6)]), unread)).toBe(5);
  // An organiser has corrected it since.
  const corrected = { ...score(7, 4), updatedAt: "2026-05-01T08:00:01.000Z" };
  expect(strokesOn(card([corrected]), unread)).toBe(4);
});

test("a first score that is stored but cannot be read yet counts until the hole changes on the server", () => {
  const unread = [{ ...waiting(7, 5), before: null }];
  expect(strokesOn(card([score(1, 4)]), unread)).toBe(5);
  expect(strokesOn(undefined, unread)).toBe(5);
  expect(strokesOn(card([score(7, 6)]), unread)).toBe(6);
});

test("play goes on at the first hole without a score", () => {
  expect(nextOpenHole(roundCardOf(holes, card([score(1, 5)]), unsent(waiting(2, 4)), round1))).toBe(
    3,
  );
  const all = holes.map(({ holeNumber }) => score(holeNumber, 4));
  expect(nextOpenHole(roundCardOf(holes, card(all), unsent(), round1))).toBe(1);
});

test("a group that starts on the seventh hole goes on from there, and over the last one", () => {
  const seventh = HoleNumber.make(7);
  const after = (...played: ReadonlyArray<number>) =>
    nextOpenHole(
      roundCardOf(holes, card(played.map((number) => score(number, 4))), unsent(), round1),
      seventh,
    );
  expect(after()).toBe(7);
  expect(after(7, 8)).toBe(9);
  expect(after(...holes.map(({ holeNumber }) => holeNumber).filter((number) => number > 6))).toBe(
    1,
  );
});

test("verified holes are locked", () => {
  const { verified } = roundCardOf(holes, card([score(1, 4, true), score(2, 4)]), unsent(), round1);
  expect([...verified]).toEqual([1]);
});

test("what waits for a partner counts on that card alone", () => {
  const sent = { waiting: [{ ...waiting(1, 6), playerId: ben }, waiting(2, 4)], unread: [] };
  const holesOn = (partnerId?: PlayerId) => [
    ...roundCardOf(holes, undefined, sent, round1, partnerId).entered.keys(),
  ];
  expect(holesOn(ben)).toEqual([1]);
  expect(holesOn()).toEqual([2]);
});

const numbers = Array.from({ length: 18 }, (_, index) => HoleNumber.make(index + 1));
const eighteen = numbers.map((holeNumber) => ({ holeNumber })) as never;
const enteredOn = (...which: ReadonlyArray<number>) =>
  new Map(which.map((number) => [HoleNumber.make(number), holeScore(number, 4)]));
const holeAt = (number: number) => HoleNumber.make(number);

test("holes follow each other, and before the first comes the last", () => {
  expect(holesAround({ holes: eighteen, entered: enteredOn() }, holeAt(5))).toEqual({
    previous: 4,
    next: 6,
  });
  expect(holesAround({ holes: eighteen, entered: enteredOn() }, holeAt(1))).toEqual({
    previous: null,
    next: 2,
  });
});

test("a group that starts on the tenth walks from there, and the first hole comes after the last", () => {
  const around = (number: number) =>
    holesAround({ holes: eighteen, entered: enteredOn() }, holeAt(number), holeAt(10));
  expect(around(10)).toEqual({ previous: null, next: 11 });
  expect(around(18)).toEqual({ previous: 17, next: 1 });
  expect(around(1)).toEqual({ previous: 18, next: 2 });
  const complete = enteredOn(...numbers);
  expect(
    holesAround({ holes: eighteen, entered: complete }, holeAt(9), holeAt(10)).next,
  ).toBeNull();
});

test("after the last hole comes what is open, and nothing on a full card", () => {
  const backNine = enteredOn(...numbers.slice(9));
  expect(holesAround({ holes: eighteen, entered: backNine }, holeAt(18)).next).toBe(1);
  expect(
    holesAround({ holes: eighteen, entered: enteredOn(...numbers) }, holeAt(18)).next,
  ).toBeNull();
});
