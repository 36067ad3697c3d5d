import { expect, test } from "vitest";
import { yardsFrom } from "../../../domain/golf/tee.ts";
import { catalogue, courseFromCatalogue } from "./catalogue.ts";

const oneToEighteen = Array.from({ length: 18 }, (_, index) => index + 1);
const ascending = (a: number, b: number) => a - b;

test("every course of the catalogue has eighteen holes, and each stroke index once", () => {
  const courses = catalogue().map(({ id }) => courseFromCatalogue(id));
  expect(courses).toHaveLength(40);
  for (const { holes, totalPar, tees } of courses) {
    expect(holes.map(({ holeNumber }) => holeNumber)).toEqual(oneToEighteen);
    expect(holes.map(({ strokeIndex }) => strokeIndex).sort(ascending)).toEqual(oneToEighteen);
    expect(holes.reduce((sum, { par }) => sum + par, 0)).toBe(totalPar);
    expect(tees.length).toBeGreaterThan(0);
  }
});

test("a course of the catalogue has the fields that an administrator would enter", () => {
  const augusta = courseFromCatalogue("augusta-national");
  expect(augusta).toMatchObject({
    name: "Augusta National Golf Club",
    location: "Augusta, GA",
    totalPar: 72,
    totalYardage: 7555,
  });
  expect(augusta.holes[11]).toEqual({
    holeNumber: 12,
    par: 3,
    strokeIndex: 16,
    blueDistance: 155,
    whiteDistance: null,
    redDistance: null,
  });
  expect(augusta.tees).toEqual([
    { name: "Masters 2024", totalYards: 7555, courseRating: null, slopeRating: null },
  ]);
  expect(courseFromCatalogue("tpc-sawgrass-stadium").holes[16]).toMatchObject({ par: 3 });
});

test("an unknown course fails with its name", () => {
  expect(() => courseFromCatalogue("the-moon")).toThrow('The catalogue has no course "the-moon".');
});

test("the yards of a tee named Blue, White or Red are those of its column", () => {
  const wrong = catalogue().flatMap(({ id }) => {
    const { holes, tees } = courseFromCatalogue(id);
    return tees
      .filter(({ name }) => ["Blue", "White", "Red"].includes(name))
      .map((tee) => ({ tee, yards: holes.map((hole) => yardsFrom(tee, hole) ?? 0) }))
      .filter(({ tee, yards }) => yards.reduce((sum, one) => sum + one, 0) !== tee.totalYards)
      .map(({ tee: { name } }) => `${id}: ${name}`);
  });
  expect(wrong).toEqual([]);
});
