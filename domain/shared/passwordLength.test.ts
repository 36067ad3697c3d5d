import { expect, test } from "vitest";
import { refusalOfLength } from "./passwordLength.ts";

test.each([
  ["x".repeat(5), "Password must be at least 6 characters"],
  ["x".repeat(6), undefined],
  ["x".repeat(200), undefined],
  ["x".repeat(201), "Password must be at most 200 characters"],
])("a password has 6 to 200 characters: %#", (password, refusal) => {
  expect(refusalOfLength(password)).toBe(refusal);
});
