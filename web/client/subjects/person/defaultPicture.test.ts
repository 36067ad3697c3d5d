import { expect, test } from "vitest";
import { defaultPicture, initialsOf } from "./defaultPicture.ts";

const ids = Array.from({ length: 200 }, (_, index) => `player-${index}`);

test("a person keeps their picture, and all four are given out", () => {
  expect(ids.map(defaultPicture)).toEqual(ids.map(defaultPicture));
  expect(new Set(ids.map(defaultPicture)).size).toBe(4);
});

test.each([
  ["Nell", "Barrow", "NB"],
  [" nell ", null, "N"],
  ["", undefined, "U"],
  [null, null, "U"],
])("%s %s is shown as %s", (firstName, lastName, initials) => {
  expect(initialsOf(firstName, lastName)).toBe(initials);
});
