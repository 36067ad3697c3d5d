import { describe, expect, test } from "vitest";
import { chooseTee, findTee, yardsFrom } from "./tee.ts";

const tee = (id: string, totalYards: number | null, slopeRating: number | null = 120) => ({
  id,
  name: id,
  courseRating: 71.1,
  slopeRating,
  totalYards,
});

const red = tee("red", 5400);
const white = tee("white", 6400);
const blue = tee("blue", 7000, null);
const gold = tee("gold", null);

/** Chosen on this course. */
const chosen = (id: string) => ({ id, name: null });

test("a course may have its own names for the columns of its yards", () => {
  const hole = { blueDistance: 420, whiteDistance: 390, redDistance: 310 };
  const names = { blueTee: "Resort back", whiteTee: "Members", redTee: "Red" };
  expect(yardsFrom({ name: " resort BACK" }, hole, names)).toBe(420);
  expect(yardsFrom({ name: "Members" }, hole, names)).toBe(390);
  expect(yardsFrom({ name: "Blue" }, hole, names)).toBeNull();
});

test("the tee that the organiser chose is taken, rated or not", () => {
  expect(chooseTee([red, white, blue], chosen("red"))).toBe(red);
  expect(chooseTee([red, white, blue], chosen("blue"))).toBe(blue);
});

test("the tee that the player chose is taken before that of the event, if the course has it", () => {
  expect(chooseTee([red, white, blue], chosen("blue"), chosen("red"))).toBe(red);
  expect(chooseTee([white, blue], chosen("blue"), chosen("red"))).toBe(blue);
});

test("the default is the longest rated tee", () => {
  expect(chooseTee([red, gold, white, blue], null)).toBe(white);
  expect(chooseTee([red, white], chosen("gone"))).toBe(white);
  expect(chooseTee([gold], null)).toBe(gold);
});

test("without a rated tee and without a choice there is no tee", () => {
  expect(chooseTee([blue, { ...red, courseRating: null }], null)).toBeNull();
  expect(chooseTee([], null)).toBeNull();
});

test("of equally long tees the first listed is taken", () => {
  const other = tee("other", 6400);
  expect(chooseTee([white, other], null)).toBe(white);
  expect(chooseTee([other, white], null)).toBe(other);
});

const hole = { blueDistance: 410, whiteDistance: 390, redDistance: null };

test.each([
  ["Blue", 410],
  [" WHITE ", 390],
  ["Red", null],
  ["Championship", null],
])("a hole has these yards from the tee %s: %s", (name, yards) => {
  expect(yardsFrom({ name }, hole)).toBe(yards);
});

test("without a tee the length of a hole is unknown", () => {
  expect(yardsFrom(null, hole)).toBeNull();
});

describe("a tee that was chosen on another course of the event", () => {
  const elsewhere = { id: "tee of another course", name: " RED" };

  test("holds by its name, without case and spaces", () => {
    expect(chooseTee([white, red], elsewhere)).toBe(red);
    expect(chooseTee([white, red, blue], chosen("blue"), elsewhere)).toBe(red);
    expect(findTee([{ ...red, name: "Senior Red" }], { ...elsewhere, name: "senior red" })).toEqual(
      expect.objectContaining({ id: "red" }),
    );
  });

  test("the tee itself is taken before one of its name", () => {
    const renamed = { ...white, name: "red" };
    expect(chooseTee([renamed, red], { id: "red", name: "Red" })).toBe(red);
  });

  test("counts for nothing where the course has none of its name", () => {
    expect(findTee([white, blue], elsewhere)).toBe(null);
    expect(findTee([white, blue], { ...elsewhere, name: null })).toBe(null);
    expect(chooseTee([white, blue], chosen("blue"), elsewhere)).toBe(blue);
  });
});
