import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { handicaps, indexOn } from "./handicap.ts";
import { range } from "./range.ts";

const course = (...pars: ReadonlyArray<number>) => pars.map((par) => ({ par }));
const par72 = range(1, 18).map(() => ({ par: 4 }));
const white = { courseRating: 71.1, slopeRating: 129 };
const unrated = { courseRating: 71.1, slopeRating: null };

const play = (handicapIndex: number | null, handicapAllowance = 100) =>
  handicaps({ handicapIndex, tee: white, holes: par72, handicapAllowance });

describe("the handicap on a rated tee", () => {
  // https://www.miamivalleygolf.org/handicaps/hdcp-allocation-formula
  test.for([
    [27.7, 30.722, 26],
    [7.9, 8.119, 7],
  ] as const)(
    "index %d gives course handicap %d and, at an allowance of 85 percent, playing handicap %d",
    ([index, courseHandicap, playing]) => {
      const made = play(index, 85);
      expect(made.courseHandicap).toBeCloseTo(courseHandicap, 3);
      expect(made.playingHandicap).toBe(playing);
    },
  );

  test("no index counts as index 0", () => {
    expect(play(null)).toEqual(play(0));
    expect(play(0)).toEqual({ courseHandicap: -0.9, playingHandicap: -1 });
  });

  test("a plus handicap is a negative number in the formula", () => {
    const made = play(-2);
    expect(made.courseHandicap).toBeCloseTo(-3.183, 3);
    expect(made.playingHandicap).toBe(-3);
  });
});

describe("without a rated tee the index is the course handicap", () => {
  test.for([
    [12.5, 100, 13],
    [-1.5, 100, -1],
    [10, 95, 10],
    [9, 95, 9],
    [54, 100, 54],
    [14.7, 50, 7],
  ] as const)("index %d with an allowance of %d percent", ([index, allowance, playing]) => {
    for (const tee of [null, unrated]) {
      const made = handicaps({
        handicapIndex: index,
        tee,
        holes: par72,
        handicapAllowance: allowance,
      });
      expect(made).toEqual({ courseHandicap: index, playingHandicap: playing });
    }
  });
});

describe("a round of fewer than 18 holes takes its share of the index", () => {
  const holes = course(4, 4, 3, 5, 4, 4, 3, 5, 4);

  // The example of the USGA is 14.5, of which 7.3 counts on nine holes.
  test.for([
    [15, 9, 7.5],
    [14.5, 9, 7.3],
    [14.9, 9, 7.5],
    [0.1, 9, 0.1],
    [-2.1, 9, -1],
    [-2.3, 9, -1.1],
    [12.4, 12, 8.3],
    [12.4, 18, 12.4],
  ] as const)(
    "of %d on %d holes, rounded half up to a tenth, %d counts",
    ([index, count, counts]) => {
      expect(indexOn(index, count)).toBe(counts);
    },
  );

  test("the share is rounded before the formula", () => {
    const nine = { handicapIndex: 14.9, holes, handicapAllowance: 100 };
    // Without the first rounding 7.45 would be 7.
    expect(handicaps({ ...nine, tee: null })).toEqual({ courseHandicap: 7.5, playingHandicap: 8 });
    const tee = { courseRating: 35.4, slopeRating: 113 };
    expect(handicaps({ ...nine, tee })).toEqual({ courseHandicap: 6.9, playingHandicap: 7 });
  });

  test("the share of any index is the nearest tenth, the higher of two", () => {
    const tenths = fc.integer({ min: -100, max: 540 });
    fc.assert(
      fc.property(tenths, fc.integer({ min: 1, max: 17 }), (index, count) => {
        const counts = Math.floor((2 * index * count + 18) / 36) / 10;
        expect(indexOn(index / 10, count)).toBeCloseTo(counts, 9);
      }),
    );
  });
});

test("on 18 holes only the last step is rounded", () => {
  // 9.405. Rounded before the allowance it would be 95% of 10, and so 10.
  const tee = { courseRating: 72, slopeRating: 113 };
  const made = handicaps({ handicapIndex: 9.9, tee, holes: par72, handicapAllowance: 95 });
  expect(made).toEqual({ courseHandicap: 9.9, playingHandicap: 9 });
});

test("exact halves are rounded up, without the errors of floats", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -100, max: 540 }),
      fc.integer({ min: 0, max: 100 }),
      (tenths, handicapAllowance) => {
        const index = tenths / 10;
        const { playingHandicap } = handicaps({
          handicapIndex: index,
          tee: null,
          holes: par72,
          handicapAllowance,
        });
        expect(playingHandicap).toBe(Math.floor((tenths * handicapAllowance + 500) / 1000) + 0);
      },
    ),
  );
});

test("the formula agrees with whole-number arithmetic for every slope and rating", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -100, max: 540 }),
      fc.integer({ min: 55, max: 155 }),
      fc.integer({ min: 600, max: 800 }),
      (index, slopeRating, rating) => {
        const made = handicaps({
          handicapIndex: index / 10,
          tee: { courseRating: rating / 10, slopeRating },
          holes: par72,
          handicapAllowance: 100,
        });
        const thousandthsOf = index * slopeRating + 113 * (rating - 720);
        expect(made.playingHandicap).toBe(Math.floor((2 * thousandthsOf + 1130) / 2260) + 0);
        expect(made.courseHandicap).toBeCloseTo(thousandthsOf / 1130, 6);
      },
    ),
  );
});
