import { decimal, ratio, times } from "../fraction.ts";
import type { Order } from "./orders.ts";
import { type Payment, share } from "./payments.ts";
import { placesOf } from "./places.ts";
import type { Tally } from "./tally.ts";

/** The prize of each place in whole cents. The first places get one leftover cent each. */
export const prizesOf = (
  purse: number,
  percentages: ReadonlyArray<number>,
): ReadonlyArray<number> => {
  const prizes = percentages.map((percentage) => {
    const { numerator, denominator } = times(ratio(purse, 100), decimal(percentage));
    return Number(numerator / denominator);
  });
  const leftover = purse - prizes.reduce((total, prize) => total + prize, 0);
  return prizes.map((prize, index) => prize + (index < leftover ? 1 : 0));
};

/**
 * Prizes by place: tied sides add up the prizes of their places and share them. A side that has not
 * finished wins none, and a prize without a side stays unclaimed.
 */
export const payByPlace = (
  prizes: ReadonlyArray<number>,
  tallies: ReadonlyArray<Tally>,
  order: Order,
): ReadonlyArray<Payment> => {
  const finished = tallies.filter(({ holesMissed }) => holesMissed === 0);
  const places = placesOf(finished, order);
  return [...new Set(places)].flatMap((place) => {
    const level = finished.filter((_, index) => places[index] === place);
    const together = prizes.slice(place - 1, place - 1 + level.length);
    return share(
      together.reduce((total, prize) => total + prize, 0),
      level.map(({ side }) => side),
    );
  });
};
