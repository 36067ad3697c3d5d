import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { range } from "./range.ts";
import { misfitOf, misfitText } from "./ratingFit.ts";

const par4s = (count: number) => range(1, count).map(() => ({ par: 4 }));
const rated = (courseRating: number | null) => ({ courseRating });

const said = (courseRating: number, holeCount: number) => {
  const misfit = misfitOf([rated(courseRating)], par4s(holeCount));
  return misfit && misfitText(misfit);
};

describe("a course rating fits its holes", () => {
  test.for([
    [36, 9],
    [46, 9],
    [26, 9],
    [52, 18],
    [92, 18],
    [72, 0],
    [24.9, 6],
  ] as const)("%d on %d holes", ([courseRating, holeCount]) => {
    expect(said(courseRating, holeCount)).toBe(null);
  });

  test("without a rating there is nothing that could be wrong", () => {
    expect(misfitOf([rated(null)], par4s(9))).toBe(null);
  });
});

describe("a course rating that does not fit is asked about", () => {
  test.for([
    [
      72,
      9,
      "The course rating 72.0 does not fit nine holes of par 36. Is it the rating of 18 holes?",
    ],
    [
      46.1,
      9,
      "The course rating 46.1 does not fit nine holes of par 36. Is it the rating of 18 holes?",
    ],
    [
      36.2,
      18,
      "The course rating 36.2 does not fit 18 holes of par 72. Is it the rating of nine holes?",
    ],
    [92.1, 18, "The course rating 92.1 does not fit 18 holes of par 72. Is it right?"],
    [25.9, 9, "The course rating 25.9 does not fit nine holes of par 36. Is it right?"],
    [72, 6, "The course rating 72.0 does not fit 6 holes of par 24. Is it the rating of 18 holes?"],
  ] as const)("%d on %d holes", ([courseRating, holeCount, sentence]) => {
    expect(said(courseRating, holeCount)).toBe(sentence);
  });

  test("one tee of several is enough", () => {
    const tees = [rated(71.4), rated(null), rated(35.9)];
    expect(misfitOf(tees, par4s(18))).toEqual({ courseRating: 35.9, holeCount: 18, par: 72 });
  });
});

test("a rating of 18 holes never fits nine of them, nor the other way round", () => {
  const pars = fc.array(fc.integer({ min: 3, max: 5 }), { minLength: 18, maxLength: 18 });
  fc.assert(
    fc.property(pars, fc.integer({ min: -60, max: 60 }), (all, tenths) => {
      const [whole, half] = [all, all.slice(0, 9)].map((some) => some.map((par) => ({ par })));
      const total = all.reduce((sum, par) => sum + par, 0);
      const rating = rated(total + tenths / 10);
      expect(misfitOf([rating], whole ?? [])).toBe(null);
      expect(misfitOf([rating], half ?? [])).not.toBe(null);
    }),
  );
});
