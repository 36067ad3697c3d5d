import { Result } from "effect";
import { fewestOnHole, mostOnHole } from "./strokesOnHole.ts";

/** The strokes that a hole can have, for published rounds that give only a total. */
interface TotalCannotBeSpread {
  readonly _tag: "TotalCannotBeSpread";
  readonly total: number;
  readonly lowest: number;
  readonly highest: number;
}

type Spread = Result.Result<ReadonlyArray<number>, TotalCannotBeSpread>;

/**
 * Hole scores that add up to the total: par on every hole, and the difference spread evenly. The
 * same round always gives the same holes, so an import can be repeated.
 */
export const spreadRound = (pars: ReadonlyArray<number>, total: number): Spread => {
  const lowest = pars.length * fewestOnHole;
  const highest = pars.length * mostOnHole;
  if (!Number.isInteger(total) || pars.length === 0 || total < lowest || total > highest) {
    return Result.fail({ _tag: "TotalCannotBeSpread", total, lowest, highest });
  }
  const overPar = total - sumOf(pars);
  return Result.succeed(moved(pars, overPar));
};

/**
 * The holes of an abandoned round of which only the strokes are known: the number of holes whose
 * par is closest to the total. If two numbers are equally close, the smaller one, because most
 * players are over par.
 */
export const spreadPartial = (pars: ReadonlyArray<number>, total: number): Spread => {
  const distanceOf = (holes: number) => Math.abs(sumOf(pars.slice(0, holes)) - total);
  const closest = pars.reduce(
    (best, _, index) => (distanceOf(index + 1) < distanceOf(best) ? index + 1 : best),
    1,
  );
  return spreadRound(pars.slice(0, closest), total);
};

/** Adds or removes one stroke on each hole that has room, as often as necessary. */
const moved = (strokes: ReadonlyArray<number>, overPar: number): ReadonlyArray<number> => {
  if (overPar === 0) return strokes;
  const step = Math.sign(overPar);
  const limit = step > 0 ? mostOnHole : fewestOnHole;
  const withRoom = strokes.flatMap((taken, index) => (taken === limit ? [] : [index]));
  const changes = Math.min(Math.abs(overPar), withRoom.length);
  const chosen = new Set(evenly(withRoom, changes));
  const next = strokes.map((taken, index) => (chosen.has(index) ? taken + step : taken));
  return moved(next, overPar - step * changes);
};

const evenly = (items: ReadonlyArray<number>, count: number) =>
  items.filter((_, index) => {
    const before = Math.floor((index * count) / items.length);
    return Math.floor(((index + 1) * count) / items.length) > before;
  });

const sumOf = (numbers: ReadonlyArray<number>) =>
  numbers.reduce((total, number) => total + number, 0);
