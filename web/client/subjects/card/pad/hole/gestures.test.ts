import "../../../../testing.ts";
import { expect, test } from "vitest";
import { HoleNumber } from "../../../../../../domain/shared/values.ts";
import { hole } from "../../../../outbox/testing.ts";
import { holesAround } from "./HolePad.tsx";
import { playedOfKey, swipeOf, wayOfKey } from "./useGestures.ts";

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test("digits are strokes, 0 is ten, - is picked up, and the browser keeps its own shortcuts", () => {
  expect(playedOfKey({ ...none, key: "4" })).toBe(4);
  expect(playedOfKey({ ...none, key: "0" })).toBe(10);
  expect(playedOfKey({ ...none, key: "-" })).toBe("pickedUp");
  expect(playedOfKey({ ...none, key: "x" })).toBeNull();
  expect(playedOfKey({ ...none, key: "1", ctrlKey: true })).toBeNull();
});

test("arrows alone lead to the holes around; with another key they are the browser's", () => {
  expect(wayOfKey({ ...none, key: "ArrowRight" })).toBe("next");
  expect(wayOfKey({ ...none, key: "ArrowLeft" })).toBe("previous");
  expect(wayOfKey({ ...none, key: "ArrowUp" })).toBeNull();
});

test.each(["altKey", "ctrlKey", "metaKey", "shiftKey"] as const)(
  "an arrow with %s leads nowhere",
  (modifier) => {
    expect(wayOfKey({ ...none, key: "ArrowLeft", [modifier]: true })).toBeNull();
    expect(wayOfKey({ ...none, key: "ArrowRight", [modifier]: true })).toBeNull();
  },
);

const from = { clientX: 200, clientY: 400 };

test.each([
  [120, 410, "left"],
  [300, 380, "right"],
  [210, 300, "up"],
  [200, 500, null],
  [150, 400, null],
  [120, 330, null],
] as const)("a finger that ends at %i, %i swipes %s", (clientX, clientY, swipe) => {
  expect(swipeOf(from, { clientX, clientY })).toBe(swipe);
});

const numbers = Array.from({ length: 18 }, (_, index) => HoleNumber.make(index + 1));
const holes = numbers.map((holeNumber) => ({ holeNumber })) as never;
const played = (...which: ReadonlyArray<number>) =>
  new Map(which.map((number) => [HoleNumber.make(number), hole(number, 4)]));
const at = (number: number) => HoleNumber.make(number);

test("holes follow each other, and before the first comes the last", () => {
  expect(holesAround({ holes, entered: played() }, at(5))).toEqual({ previous: 4, next: 6 });
  expect(holesAround({ holes, entered: played() }, at(1))).toEqual({ previous: null, next: 2 });
});

test("a group that starts on the tenth walks from there, and the first hole comes after the last", () => {
  const around = (number: number) => holesAround({ holes, entered: played() }, at(number), at(10));
  expect(around(10)).toEqual({ previous: null, next: 11 });
  expect(around(18)).toEqual({ previous: 17, next: 1 });
  expect(around(1)).toEqual({ previous: 18, next: 2 });
  const complete = played(...numbers);
  expect(holesAround({ holes, entered: complete }, at(9), at(10)).next).toBeNull();
});

test("after the last hole comes what is open, and nothing on a full card", () => {
  const backNine = played(...numbers.slice(9));
  expect(holesAround({ holes, entered: backNine }, at(18)).next).toBe(1);
  expect(holesAround({ holes, entered: played(...numbers) }, at(18)).next).toBeNull();
});
