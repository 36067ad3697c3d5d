import { expect, test } from "vitest";
import type { AdminParticipant } from "../../../../contract/field/participants.ts";
import { type Change, isSameChange } from "./useDecisions.ts";

const change = (registrationId: string, action: Change["action"], reason: string | null = null) =>
  ({ participant: { registrationId } as AdminParticipant, action, reason }) satisfies Change;

test("a change that is done answers the question it came from, whatever the reason", () => {
  const done = change("ana", "withdraw", "a broken wrist");
  expect(isSameChange(change("ana", "withdraw"), done)).toBe(true);
  expect(isSameChange(change("ana", "decline"), done)).toBe(false);
  expect(isSameChange(change("ben", "withdraw"), done)).toBe(false);
  expect(isSameChange(null, done)).toBe(false);
});
