import { Schema } from "effect";
import { wholeNumber } from "./numbers.ts";
import { sentence } from "./sentence.ts";
import { searched } from "./texts.ts";

/** No part of a list is longer. */
export const MOST_ROWS = 500;

/** Of a list as a file: as far as databases count. */
export const EVERY_ROW = 2_147_483_647;

/**
 * The requested part of a list, from the offset on. Without a limit it is as long as a part may be;
 * the participants of an event come whole then.
 */
export const partOfList = {
  limit: Schema.optionalKey(wholeNumber("Limit", 1, MOST_ROWS)),
  offset: Schema.optionalKey(wholeNumber("Offset", 0, 2_147_483_647)),
};

interface Items {
  readonly fields: Readonly<Record<string, unknown>>;
}

/** How a list may be looked through: what is searched for, the order, and which part of it. */
export const listQuery = (items: Items, otherOrders: ReadonlyArray<string> = []) => ({
  ...partOfList,
  ...searchQuery(items, otherOrders),
});

/** What is searched for in a list, and the order. */
export const searchQuery = (items: Items, otherOrders: ReadonlyArray<string> = []) => ({
  q: Schema.optionalKey(searched),
  /** A field of the items, with a minus before it the other way round, or another order by its name. */
  sort: Schema.optionalKey(orderBy(Object.keys(items.fields), otherOrders)),
});

export interface ListQuery {
  readonly limit?: number;
  readonly offset?: number;
  readonly q?: string;
  readonly sort?: string;
}

const orderBy = (fields: ReadonlyArray<string>, others: ReadonlyArray<string>) =>
  Schema.Literals([...fields, ...fields.map((field) => `-${field}`), ...others]).pipe(
    sentence("The list cannot be sorted like that"),
  );
