import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareCountback } from "./countback.ts";
import type { Played } from "./played.ts";
import { range } from "./range.ts";
import { type Card, scoreHoles, scoreRound } from "./roundScore.ts";

const hole = (holeNumber: number) => ({ holeNumber, par: 4, strokeIndex: holeNumber });
const holes = range(1, 18).map(hole);

/** A card of eighteen par 4s, the first the hardest, with these strokes from hole 1 on. */
const card = (strokes: ReadonlyArray<number>, change: Partial<Card> = {}): Card => ({
  holes,
  played: Object.fromEntries(strokes.map((taken, index) => [index + 1, taken])),
  playingHandicap: 0,
  scoringBasis: "gross",
  ...change,
});

const fives = range(1, 18).map(() => 5);

describe("an unfinished card", () => {
  const score = scoreRound(card([4, 5, 6], { playingHandicap: 2, scoringBasis: "net" }));

  test("an unfinished card counts the holes played, the strokes received there, and their par", () => {
    expect(score).toEqual({
      grossScore: 15,
      adjustedScore: 13,
      stablefordPoints: 3 + 2 + 0,
      par: 12,
      holesPlayed: 3,
      isComplete: false,
      countback: null,
    });
  });

  test("an unfinished card spreads its handicap over the whole course, not over the holes played", () => {
    expect(scoreRound(card([4, 4], { playingHandicap: 18 })).adjustedScore).toBe(6);
  });
});

test("an empty card has no scores, and is not complete", () => {
  const nothing = scoreRound(card([]));
  expect(nothing).toMatchObject({ grossScore: 0, par: 0, holesPlayed: 0, isComplete: false });
  expect(scoreRound(card([], { holes: [] })).isComplete).toBe(false);
});

test("the net score of a complete card is its gross score less the playing handicap", () => {
  const score = scoreRound(card(fives, { playingHandicap: 15 }));
  expect(score).toMatchObject({ grossScore: 90, adjustedScore: 75, par: 72, isComplete: true });
});

test("gross Stableford counts no strokes received", () => {
  expect(scoreRound(card(fives, { playingHandicap: 18 })).stablefordPoints).toBe(18);
  const net = card(fives, { playingHandicap: 18, scoringBasis: "net" });
  expect(scoreRound(net).stablefordPoints).toBe(36);
});

test("a course without pars has a par of 72", () => {
  const unknown = holes.map((each) => ({ ...each, par: null }));
  expect(scoreRound(card(fives, { holes: unknown })).par).toBe(72);
});

test("strokes on a hole that the course does not have are not counted", () => {
  const score = scoreRound(card([4], { played: { 1: 4, 19: 9 } }));
  expect(score).toMatchObject({ grossScore: 4, holesPlayed: 1 });
});

test("each hole tells how it was scored", () => {
  const [first] = scoreHoles(card([5], { playingHandicap: 1, scoringBasis: "net" }));
  expect(first).toEqual({ holeNumber: 1, par: 4, gross: 5, net: 4, points: 2 });
});

describe("countback", () => {
  const counted = range(1, 18);

  test("the countback takes holes 10-18, 13-18, 16-18, 18, then 4-9, 7-9 and 9", () => {
    const { countback } = scoreRound(card(counted));
    expect(countback?.gross).toEqual([126, 93, 51, 18, 39, 24, 9]);
    expect(countback?.stableford).toEqual([0, 0, 0, 0, 2 + 1, 0, 0]);
  });

  test("the countback deducts a half, a third, a sixth and an eighteenth of the playing handicap", () => {
    const { countback } = scoreRound(card(counted, { playingHandicap: 15 }));
    const [nine, six, three, one, frontSix, frontThree, frontOne] = countback?.net ?? [];
    expect([nine, six, three]).toEqual([126 - 7.5, 93 - 5, 51 - 2.5]);
    expect(one).toBeCloseTo(18 - 15 / 18, 10);
    expect([frontSix, frontThree]).toEqual([39 - 5, 24 - 2.5]);
    expect(frontOne).toBeCloseTo(9 - 15 / 18, 10);
  });

  test("the countback of nine holes has the stretches of the front nine", () => {
    const nine = card(range(1, 9), { holes: holes.slice(0, 9), playingHandicap: 3 });
    const { countback } = scoreRound(nine);
    expect(countback?.gross).toEqual([0, 0, 0, 0, 39, 24, 9]);
    expect(countback?.net).toEqual([0, 0, 0, 0, 39 - 2, 24 - 1, 9 - 3 / 9]);
  });

  test("the countback compares net scores exactly, also after it was stored as JSON", () => {
    const strokes = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 18, maxLength: 18 });
    const handicap = fc.integer({ min: -10, max: 60 });
    const last = fc.tuple(strokes, handicap);
    fc.assert(
      fc.property(last, last, ([a, handicapA], [b, handicapB]) => {
        const [cardA, cardB] = [
          card(a, { playingHandicap: handicapA }),
          card(b, { playingHandicap: handicapB }),
        ];
        const exact = (taken: ReadonlyArray<number>, playing: number) =>
          [
            [9, 18],
            [12, 18],
            [15, 18],
            [17, 18],
            [3, 9],
            [6, 9],
            [8, 9],
          ].map(
            ([from = 0, to = 0]) =>
              taken.slice(from, to).reduce((sum, each) => sum + each, 0) * 18 -
              playing * (to - from),
          );
        const difference = exact(a, handicapA)
          .map((own, index) => own - (exact(b, handicapB)[index] as number))
          .find((each) => each !== 0);
        const [one, other] = [scoreRound(cardA).countback, scoreRound(cardB).countback].map(
          (each) => JSON.parse(JSON.stringify(each)),
        );
        expect(Math.sign(compareCountback(one, other, "net"))).toBe(Math.sign(difference ?? 0));
      }),
    );
  });

  test("the countback prefers fewer strokes and more points", () => {
    const level = scoreRound(card(fives)).countback;
    const better = scoreRound(card([6, ...fives.slice(1, 17), 4])).countback;
    if (!level || !better) throw new Error("both cards are complete");
    for (const scoring of ["gross", "net", "stableford"] as const) {
      expect(compareCountback(better, level, scoring)).toBeLessThan(0);
      expect(compareCountback(level, better, scoring)).toBeGreaterThan(0);
      expect(compareCountback(level, level, scoring) + 0).toBe(0);
    }
  });
});

describe("a hole that was picked up", () => {
  const score = scoreRound(card(fives, { played: { ...card(fives).played, 7: "pickedUp" } }));

  test("it was played, but a round with it has no strokes", () => {
    expect(score).toMatchObject({
      ...{ grossScore: null, adjustedScore: null, holesPlayed: 18, isComplete: true },
      ...{ stablefordPoints: 17, par: 72 },
    });
  });

  test("the countback takes what it is worth in points, and there is none in strokes", () => {
    expect(score.countback).toEqual({ gross: [], net: [], stableford: [9, 6, 3, 1, 5, 2, 1] });
  });

  test("in points it is worth what 99 strokes are", () => {
    const net = { playingHandicap: 30, scoringBasis: "net" as const };
    const points = (instead: Played) =>
      scoreRound(card(fives, { ...net, played: { ...card(fives).played, 7: instead } }));
    expect(points("pickedUp").stablefordPoints).toBe(points(99).stablefordPoints);
    expect(points("conceded")).toEqual(points("pickedUp"));
  });
});
