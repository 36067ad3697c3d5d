import { expect, test } from "vitest";
import { nameWithin } from "./playerText.ts";

test("of a name that is too long the surname stays, because others may share the first name", () => {
  expect(nameWithin(14, { firstName: "Ana", lastName: "Lindqvist" })).toBe("Ana Lindqvist");
  expect(nameWithin(14, { firstName: "Maria", lastName: "Lindqvist" })).toBe("M. Lindqvist");
});
