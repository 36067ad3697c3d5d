import { expect, test } from "vitest";
import { makeMoments, spread } from "./moments.ts";

test("each action runs once at its moment, and one that is not possible is tried again", () => {
  const happened: Array<number> = [];
  let isAble = true;
  const moments = makeMoments(
    spread(3, 0.8, (index) => {
      if (isAble) happened.push(index);
      return isAble;
    }),
  );
  moments.reach(0.1);
  expect(happened).toEqual([]);
  moments.reach(0.25);
  expect(happened).toEqual([0]);
  isAble = false;
  moments.reach(0.45);
  expect(happened).toEqual([0]);
  isAble = true;
  moments.reach(0.45);
  moments.reach(0.45);
  expect(happened).toEqual([0, 1]);
  moments.reach(2);
  expect(happened).toEqual([0, 1, 2]);
});
