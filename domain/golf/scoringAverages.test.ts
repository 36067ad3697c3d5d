import fc from "fast-check";
import { expect, test } from "vitest";
import { addTotals, averagesOf, noTotals, totalsOf } from "./scoringAverages.ts";

/** A round on these pars, with these strokes on its first holes. */
const round = (pars: ReadonlyArray<number | null>, ...strokes: ReadonlyArray<number>) => ({
  holes: pars.map((par, index) => ({ holeNumber: index + 1, par })),
  played: Object.fromEntries(strokes.map((taken, index) => [index + 1, taken])),
});

const scoringAverages = (rounds: ReadonlyArray<Parameters<typeof totalsOf>[0]>) =>
  averagesOf(rounds.map(totalsOf).reduce(addTotals, noTotals));

test("strokes are averaged per hole for each par, and gross scores per complete round", () => {
  const played = [round([3, 4, 5, 4], 3, 5, 5, 4), round([3, 4, 5, 4], 4, 4)];
  expect(scoringAverages(played)).toEqual({
    par3Average: 3.5,
    par4Average: 4.3,
    par5Average: 5,
    allTimeAverage: 17,
    totalRounds: 1,
    totalHoles: 6,
  });
});

test("without complete rounds of known scores there are no averages", () => {
  expect(scoringAverages([round([3, 4])])).toEqual({
    par3Average: null,
    par4Average: null,
    par5Average: null,
    allTimeAverage: null,
    totalRounds: 0,
    totalHoles: 0,
  });
});

test("halves of averages are rounded up", () => {
  const rounds = [...Array.from({ length: 19 }, () => round([4], 4)), round([4], 5)];
  expect(scoringAverages(rounds).par4Average).toBe(4.1);
});

test("a par 6 or an unknown par counts only for the average of rounds", () => {
  expect(scoringAverages([round([6, null], 7, 5)])).toMatchObject({
    par3Average: null,
    par4Average: null,
    par5Average: null,
    allTimeAverage: 12,
    totalHoles: 2,
  });
});

test("totals that are added round by round give the same averages in any order", () => {
  const some = fc.array(
    fc
      .tuple(
        fc.array(fc.integer({ min: 3, max: 6 }), { maxLength: 18 }),
        fc.array(fc.integer({ min: 1, max: 12 })),
      )
      .map(([pars, strokes]) => round(pars, ...strokes)),
  );
  fc.assert(
    fc.property(some, (rounds) => {
      const backwards = rounds.toReversed().map(totalsOf).reduce(addTotals, noTotals);
      expect(averagesOf(backwards)).toEqual(scoringAverages(rounds));
    }),
  );
});

test("a hole that was picked up is left out, and its round has no gross score", () => {
  const { holes, played } = round([4, 4, 4], 4, 5, 6);
  const totals = totalsOf({ holes, played: { ...played, 2: "pickedUp" } });
  expect(averagesOf(totals)).toMatchObject({ par4Average: 5, totalHoles: 2, totalRounds: 0 });
});
