import { Result } from "effect";
import { fewestOnHole, mostOnHole } from "./strokesOnHole.ts";

/** Published rounds often have a total alone. No hole can hold less than 1 or more than 12 strokes. */
export interface TotalCannotBeSpread {
  readonly _tag: "TotalCannotBeSpread";
  readonly total: number;
  readonly lowest: number;
  readonly highest: number;
}

type Spread = Result.Result<ReadonlyArray<number>, TotalCannotBeSpread>;

/**
 * Hole scores that add up to the total: par everywhere, and what is over or under spread evenly.
 * The same round always gives the same holes, so an import can be repeated.
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
 * The holes of a round that was given up, when only its strokes are known: as many holes as bring
 * their par closest to the total, of two equally close the fewer, for most players are over par.
 */
export const spreadPartial = (pars: ReadonlyArray<number>, total: number): Spread => {
  const distanceOf = (holes: number) => Math.abs(sumOf(pars.slice(0, holes)) - total);
  const closest = pars.reduce(
    (best, _, index) => (distanceOf(index + 1) < distanceOf(best) ? index + 1 : best),
    1,
  );
  return spreadRound(pars.slice(0, closest), total);
};

/** Adds or takes one stroke from each hole that has room, as often as it takes. */
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
