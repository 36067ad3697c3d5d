/** Splits a sorted list between neighbours that are not level. */
export const groupLevel = <Item>(
  sorted: ReadonlyArray<Item>,
  isLevel: (a: Item, b: Item) => boolean,
): ReadonlyArray<ReadonlyArray<Item>> => {
  const groups: Array<Array<Item>> = [];
  let last: Array<Item> | undefined;
  let before: Item | undefined;
  for (const item of sorted) {
    if (last && before !== undefined && isLevel(before, item)) last.push(item);
    else groups.push((last = [item]));
    before = item;
  }
  return groups;
};
