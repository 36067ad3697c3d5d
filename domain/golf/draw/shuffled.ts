/**
 * The same items in an order that depends only on the seed. Each order is equally likely. So a draw
 * can be repeated, and everyone can check it. `seed` is a whole number of 32 bits.
 */
export const shuffled = <Thing>(things: ReadonlyArray<Thing>, seed: number): Array<Thing> => {
  const next = randomsFrom(seed);
  const rest = [...things];
  // Fisher-Yates shuffle: each place in turn gets one of the items that have no place yet.
  return things.flatMap(() => rest.splice(Math.floor(next() * rest.length), 1));
};

/** Mulberry32: numbers from 0 to below 1. Each 32-bit seed has its own sequence. */
const randomsFrom = (seed: number) => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};
