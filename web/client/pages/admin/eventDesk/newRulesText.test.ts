import { expect, test } from "vitest";
import { newRulesText } from "./EventDeskPage.tsx";

test("an event that began under an earlier version says which rules are new for it", () => {
  expect(newRulesText({ newRules: ["rounds", "games"] })).toBe(
    "This event began under an earlier version and now follows the present rules. New for it: " +
      "a round that nobody opens does not count in the end; " +
      "in games who never starts owes nothing, and a hole left empty is lost by its player alone.",
  );
  expect(newRulesText({})).toBeNull();
});
