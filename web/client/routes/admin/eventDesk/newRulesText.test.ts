import { expect, test } from "vitest";
import { newRulesText } from "./newRulesText.ts";

test("an event that began under an earlier version says which rules are new for it", () => {
  expect(newRulesText({ newRules: ["rounds", "games"] })).toBe(
    "This event began under an earlier version and now follows the present rules. New for it: " +
      "a round that nobody opens does not count in the end; " +
      "who never starts a game owes nothing, and at its end an empty hole is lost alone.",
  );
  expect(newRulesText({})).toBeNull();
});
