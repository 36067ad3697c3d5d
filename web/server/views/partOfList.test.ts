import { expect, test } from "vitest";
import { MOST_ROWS } from "../../contract/inputs/partOfList.ts";
import { partOf } from "./partOfList.ts";

const rows = Array.from({ length: MOST_ROWS + 1 }, (_, number) => ({ number }));
const noText = () => [];

test("no answer is longer than a part may be, and says how long the list is", () => {
  const { items, total } = partOf(rows, {}, noText);
  expect([items.length, total]).toEqual([500, 501]);
  expect(partOf(rows, { offset: 500 }, noText).items).toEqual([{ number: 500 }]);
});
