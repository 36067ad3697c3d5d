interface Part<Item> {
  readonly items: ReadonlyArray<Item>;
  readonly total: number;
}

/** Asks for the next part of a list until there is no other: the server answers long ones in parts. */
export const wholeList = async <Item>(
  partFrom: (offset: number) => Promise<Part<Item>>,
): Promise<ReadonlyArray<Item>> => {
  const all: Array<Item> = [];
  for (;;) {
    const { items, total } = await partFrom(all.length);
    all.push(...items);
    if (items.length === 0 || all.length >= total) return all;
  }
};
