import { wordFinder } from "../../../domain/shared/searchText.ts";
import { type ListQuery, MOST_ROWS } from "../../contract/inputs/partOfList.ts";
import type { Part } from "../http/serveList.ts";

/**
 * The requested part of a list. It is taken from the items as the caller may see them, so that
 * neither a search nor an order reveals hidden values.
 */
export const partOf = <Item extends object>(
  items: ReadonlyArray<Item>,
  { q, sort, limit = MOST_ROWS, offset = 0 }: ListQuery,
  textsOf: (item: Item) => ReadonlyArray<string>,
): Part<ReadonlyArray<Item>> => {
  const isFound = wordFinder(q ?? "");
  const found = q ? items.filter((item) => isFound(textsOf(item).join(" "))) : items;
  const inOrder = sort === undefined ? found : found.toSorted(orderOf(sort));
  return { items: inOrder.slice(offset, offset + limit), total: found.length };
};

/** Lists within an item cannot be used for sorting. */
type Value = string | number | boolean | null | undefined;

const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** Unknown values come last in both directions. */
const orderOf = (sort: string) => {
  const isDescending = sort.startsWith("-");
  const field = isDescending ? sort.slice(1) : sort;
  const valueOf = (item: object) => (item as Readonly<Record<string, Value>>)[field] ?? null;
  return (one: object, other: object) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    const order =
      typeof a === "number" && typeof b === "number"
        ? a - b
        : collator.compare(String(a), String(b));
    return isDescending ? -order : order;
  };
};
