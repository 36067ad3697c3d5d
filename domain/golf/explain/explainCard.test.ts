import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { handicaps } from "../handicap.ts";
import { range } from "../range.ts";
import { type ExplainedCard, explainCard } from "./explainCard.ts";

const par5 = range(1, 18).map((holeNumber) => ({ holeNumber, par: 5, strokeIndex: holeNumber }));

const cardWith = (playingHandicap: number, change: Partial<ExplainedCard> = {}): ExplainedCard => ({
  holes: par5,
  played: { 4: 5 },
  scoringBasis: "net",
  handicapIndex: playingHandicap,
  tee: null,
  handicapAllowance: 100,
  courseHandicap: playingHandicap,
  playingHandicap,
  ...change,
});

const ruleOf = (card: ExplainedCard, holeNumber: number) =>
  explainCard(card).holes.find((hole) => hole.holeNumber === holeNumber)?.rule;

describe("each hole tells its strokes received, net and points", () => {
  // https://support.futuregolf.com.au/hc/en-au/articles/360002011596-How-to-calculate-stableford-points
  test("handicap 23, index 4, par 5, five strokes", () => {
    expect(ruleOf(cardWith(23), 4)).toBe(
      "Stroke index 4, 23 strokes: 2 received. 5 strokes less 2 is net 3. Net 3 on a par 5: 4 pts.",
    );
  });

  test("gross points are counted without the handicap", () => {
    expect(ruleOf(cardWith(1, { scoringBasis: "gross", played: { 1: 5 } }), 1)).toBe(
      "Stroke index 1, 1 stroke: 1 received. 5 strokes less 1 is net 4. Gross 5 on a par 5: 2 pts.",
    );
  });

  test("a hole without a score tells which strokes will be received there", () => {
    expect(ruleOf(cardWith(23), 6)).toBe("Stroke index 6, 23 strokes: 1 received.");
    expect(ruleOf(cardWith(3), 6)).toBe("Stroke index 6, 3 strokes: none received.");
  });

  test("a plus handicap gives strokes back", () => {
    expect(ruleOf(cardWith(-2, { played: { 18: 1 } }), 18)).toBe(
      "Stroke index 18, plus 2: 1 given back. 1 stroke and 1 given back is net 2. Net 2 on a par 5: 5 pts.",
    );
  });
});

describe("the formula tells how the playing handicap came about", () => {
  const par72 = range(1, 18).map((holeNumber) => ({ holeNumber, par: 4, strokeIndex: holeNumber }));
  const white = { courseRating: 71.1, slopeRating: 129 };
  const opened = (
    handicapIndex: number,
    handicapAllowance: number,
    tee: ExplainedCard["tee"] = white,
    holes = par72,
  ) => {
    const terms = { handicapIndex, tee, holes, handicapAllowance };
    return explainCard({ ...cardWith(0), ...terms, ...handicaps(terms) }).formula;
  };

  test.for([
    // https://www.miamivalleygolf.org/handicaps/hdcp-allocation-formula
    [
      opened(7.9, 85),
      "7.9 × 129 / 113 + (71.1 − 72) = 8.119 course handicap; × 85% = 6.901, rounded half up: 7",
    ],
    [
      opened(-2, 100),
      "-2 × 129 / 113 + (71.1 − 72) = -3.183 course handicap; × 100% = -3.183, rounded half up: -3",
    ],
    [
      opened(12.5, 100, null),
      "No rated tee, so the index counts: 12.5 = 12.5 course handicap; × 100% = 12.5, rounded half up: 13",
    ],
    [
      opened(15, 100, { courseRating: 35.4, slopeRating: 113 }, par72.slice(0, 9)),
      "(15 / 2 = 7.5) × 113 / 113 + (35.4 − 36) = 6.9 course handicap; × 100% = 6.9, rounded half up: 7",
    ],
    [
      opened(14.9, 100, null, par72.slice(0, 12)),
      "No rated tee, so the index counts: (14.9 × 12 / 18 = 9.9) = 9.9 course handicap; × 100% = 9.9, rounded half up: 10",
    ],
  ] as const)("%s", ([formula, expected]) => {
    expect(formula).toBe(expected);
  });

  test("a card that was opened when half of the index was not rounded", () => {
    const nine = { holes: par72.slice(0, 9), handicapIndex: 14.9, courseHandicap: 7.45 };
    expect(explainCard(cardWith(7, nine)).formula).toBe(
      "No rated tee, so the index counts: 14.9 / 2 = 7.45 course handicap; × 100% = 7.45, rounded half up: 7",
    );
  });

  test("a playing handicap that does not follow from the formula is shown as set", () => {
    expect(explainCard(cardWith(9, { courseHandicap: 12.4 })).formula).toBe(
      "No rated tee, so the index counts: 9 = 12.4 course handicap; × 100% = 12.4, set to 9",
    );
  });
});

test("the holes add up to the handicap and the totals", () => {
  const strokes = fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 18 });
  const handicap = fc.integer({ min: -10, max: 60 });
  fc.assert(
    fc.property(strokes, handicap, fc.constantFrom("gross", "net"), (taken, playing, basis) => {
      const scores = Object.fromEntries(taken.map((each, index) => [index + 1, each]));
      const card = cardWith(playing, { played: scores, scoringBasis: basis });
      const { holes, totals } = explainCard(card);
      const sum = (values: ReadonlyArray<number | null>) =>
        values.reduce<number>((total, value) => total + (value ?? 0), 0);
      expect(sum(holes.map((hole) => hole.strokesReceived))).toBe(playing);
      expect({
        gross: sum(holes.map((hole) => hole.strokes)),
        net: sum(holes.map((hole) => hole.net)),
        points: sum(holes.map((hole) => hole.points)),
      }).toEqual(totals);
      expect(holes.filter(({ strokes: given }) => given !== null)).toHaveLength(taken.length);
    }),
  );
});
