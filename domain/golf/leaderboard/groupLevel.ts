/** Splits a sorted list wherever neighbours are not level. */
export const groupLevel = <Item>(
  sorted: ReadonlyArray<Item>,
  isLevel: (a: Item, b: Item) => boolean,
): ReadonlyArray<ReadonlyArray<Item>> => {
  const starts = sorted.flatMap((item, index) => {
    const before = sorted[index - 1];
    return before !== undefined && isLevel(before, item) ? [] : [index];
  });
  return starts.map((start, run) => sorted.slice(start, starts[run + 1]));
};
