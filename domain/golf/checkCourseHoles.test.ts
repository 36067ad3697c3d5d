import fc from "fast-check";
import { expect, test } from "vitest";
import { checkCourseHoles, type UncheckedHole } from "./checkCourseHoles.ts";
import { range } from "./range.ts";

const hole = (holeNumber: number): UncheckedHole => ({
  holeNumber,
  par: 4,
  strokeIndex: holeNumber,
});
const eighteen = range(1, 18).map(hole);

/** The course with one hole changed. */
const withHole = (holeNumber: number, change: Partial<UncheckedHole>) =>
  eighteen.map((each) => (each.holeNumber === holeNumber ? { ...each, ...change } : each));

test("a whole card has no problems, whatever order its indexes are in", () => {
  const indexes = fc.shuffledSubarray([...range(1, 18)], { minLength: 18 });
  fc.assert(
    fc.property(indexes, fc.constantFrom(9, 18), (order, count) => {
      const holes = order.slice(0, count).map((strokeIndex, index) => ({
        holeNumber: index + 1,
        par: 3 + (index % 4),
        strokeIndex,
      }));
      expect(checkCourseHoles(holes)).toEqual([]);
    }),
  );
});

test.for([
  [
    "no holes",
    [],
    [
      { kind: "WrongNumberOfHoles", count: 0 },
      ...range(1, 9).map((holeNumber) => ({ kind: "HoleMissing", holeNumber })),
    ],
  ],
  [
    "a hole too few",
    eighteen.slice(0, 17),
    [
      { kind: "WrongNumberOfHoles", count: 17 },
      { kind: "HoleMissing", holeNumber: 18 },
    ],
  ],
  ["a hole twice", [...eighteen, hole(7)], [{ kind: "HoleTwice", holeNumber: 7 }]],
  [
    "the back nine alone",
    eighteen.slice(9),
    range(1, 9).map((holeNumber) => ({ kind: "HoleMissing", holeNumber })),
  ],
  ["no par", withHole(3, { par: null }), [{ kind: "ParMissing", holeNumber: 3 }]],
  ["a par 2", withHole(3, { par: 2 }), [{ kind: "ParOutOfRange", holeNumber: 3, par: 2 }]],
  ["half a par", withHole(3, { par: 3.5 }), [{ kind: "ParOutOfRange", holeNumber: 3, par: 3.5 }]],
  [
    "no stroke index",
    withHole(3, { strokeIndex: null }),
    [{ kind: "StrokeIndexMissing", holeNumber: 3 }],
  ],
  [
    "index 19",
    withHole(3, { strokeIndex: 19 }),
    [{ kind: "StrokeIndexOutOfRange", holeNumber: 3 }],
  ],
  [
    "index 5 twice",
    withHole(3, { strokeIndex: 5 }),
    [{ kind: "StrokeIndexTwice", strokeIndex: 5, holeNumbers: [3, 5] }],
  ],
] as const)("%s", ([, holes, problems]) => {
  expect(checkCourseHoles(holes)).toEqual(problems);
});
