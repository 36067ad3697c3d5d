import { expect, test } from "vitest";
import { courseFromCatalogue } from "./catalogue/catalogue.ts";
import { inUnits } from "./lengths.ts";

test("a course that is known in yards comes in the unit of the installation", () => {
  const course = courseFromCatalogue("augusta-national");
  expect(inUnits(course, "yards")).toBe(course);
  const [hole] = course.holes;
  const metric = inUnits(course, "metres");
  expect(metric.holes[0]?.blueDistance).toBe(Math.round((hole?.blueDistance ?? 0) * 0.9144));
  expect(metric.holes[0]?.strokeIndex).toBe(hole?.strokeIndex);
  expect(metric.tees[0]?.totalYards).toBe(Math.round((course.tees[0]?.totalYards ?? 0) * 0.9144));
  expect(inUnits({ ...course, totalYardage: null }, "metres").totalYardage).toBeNull();
});
