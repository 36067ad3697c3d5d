import { expect, test } from "vitest";
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
