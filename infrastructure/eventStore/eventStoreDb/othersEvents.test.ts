import { expect, test } from "vitest";
import { OthersEvents } from "./othersEvents.ts";

const at = (commit: number) => ({ commit: BigInt(commit), prepare: BigInt(commit) });

/** Searches backwards over all these places, and returns the place where the search ends. */
const goBack = (others: OthersEvents, ...places: ReadonlyArray<number>) => {
  const goOnFrom = others.searchFrom(at(places[0] ?? 0));
  return places.map((place) => Number(goOnFrom(at(place)).commit));
};

test("without an earlier search every place is searched", () => {
  expect(goBack(new OthersEvents(), 9, 7, 6)).toEqual([9, 7, 6]);
});

test("a search skips the places of an earlier search", () => {
  const others = new OthersEvents();
  goBack(others, 9, 7, 6, 4);
  expect(goBack(others, 12, 11, 9)).toEqual([12, 11, 4]);
  expect(goBack(others, 12)).toEqual([4]);
});

test("two searches that have not met keep two separate parts", () => {
  const others = new OthersEvents();
  goBack(others, 9, 7);
  goBack(others, 20, 18);
  expect(goBack(others, 21, 20)).toEqual([21, 18]);
  expect(goBack(others, 18, 15, 9)).toEqual([18, 15, 7]);
  expect(goBack(others, 21)).toEqual([7]);
});

test("two searches at the same time skip the places of each other", () => {
  const others = new OthersEvents();
  const one = others.searchFrom(at(9));
  const two = others.searchFrom(at(12));
  one(at(9));
  two(at(12));
  one(at(8));
  expect(Number(two(at(9)).commit)).toBe(8);
  expect(Number(one(at(7)).commit)).toBe(7);
  expect(goBack(others, 12)).toEqual([8]);
});

test("places before an event of ours are forgotten", () => {
  const others = new OthersEvents();
  goBack(others, 9, 7);
  goBack(others, 20, 18);
  others.forgetBefore(at(10));
  expect(goBack(others, 9, 8)).toEqual([9, 8]);
  expect(goBack(others, 20)).toEqual([18]);
});
