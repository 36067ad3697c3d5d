import { expect, test } from "vitest";
import { searchText } from "./searchText.ts";

test("accents, capitals and repeated spaces make no difference for a search", () => {
  expect(searchText("  José   Óscar ")).toBe(searchText("jose oscar"));
  expect(searchText("Ana Lima")).not.toBe(searchText("Anna Lima"));
});
