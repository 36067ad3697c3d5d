import { expect, test } from "vitest";
import { cardName } from "./entry.ts";
import { paperDifference, paperWarning, putPaper } from "./paper.ts";
import { aTextStore } from "./testing.ts";

test("the total on the paper is compared only where both are there", () => {
  expect(paperDifference("84", 82)).toBe(2);
  expect(paperDifference("", 82)).toBeNull();
  expect(paperDifference("84", null)).toBeNull();
  expect(paperDifference("84", "NR")).toBeNull();
});

test("a card says what the paper says against it", () => {
  expect(paperWarning("84", 82)).toBe("The paper says 84, off by 2");
  expect(paperWarning("80", 82)).toBe("The paper says 80, off by 2");
  expect(paperWarning("82", 82)).toBeNull();
  expect(paperWarning("", 82)).toBeNull();
});

test("a total is kept for its card until it is emptied", () => {
  const store = aTextStore();
  putPaper(store, cardName(1, "ana"), "84");
  putPaper(store, cardName(2, "ana"), "79");
  putPaper(store, cardName(1, "ana"), "");
  expect([...store.kept]).toEqual([["2 ana", "79"]]);
});
