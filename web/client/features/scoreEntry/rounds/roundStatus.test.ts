import { expect, test } from "vitest";
import { roundStatus } from "./roundStatus.ts";

test.each([
  ["verified", "Complete"],
  ["partial", "Partial"],
  ["pending", "Pending"],
] as const)("a card that is %s reads %s", (verificationStatus, label) => {
  expect(roundStatus({ verificationStatus }).label).toBe(label);
});

test("a round without a card has not started", () => {
  expect(roundStatus(undefined).label).toBe("Not Started");
});
