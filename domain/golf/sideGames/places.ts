/** The place of each: 1 + the number of those strictly better, in the given order: 1, 2, 2, 4. */
export const placesOf = <Item>(
  items: ReadonlyArray<Item>,
  /** Below 0 when `a` is better. */
  compare: (a: Item, b: Item) => number,
): ReadonlyArray<number> => {
  const best = items.toSorted(compare);
  return items.map((item) => best.findIndex((other) => compare(other, item) >= 0) + 1);
};
