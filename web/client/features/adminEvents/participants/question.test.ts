import { expect, test } from "vitest";
import type { AdminParticipant } from "../../../../contract/participants.ts";
import { isSameQuestion } from "./question.ts";
import type { Change } from "./useChangeParticipant.ts";

const change = (registrationId: string, action: Change["action"], reason: string | null = null) =>
  ({ participant: { registrationId } as AdminParticipant, action, reason }) satisfies Change;

test("a change that is done answers the question it came from, whatever the reason", () => {
  const done = change("ana", "withdraw", "a broken wrist");
  expect(isSameQuestion(change("ana", "withdraw"), done)).toBe(true);
  expect(isSameQuestion(change("ana", "decline"), done)).toBe(false);
  expect(isSameQuestion(change("ben", "withdraw"), done)).toBe(false);
  expect(isSameQuestion(null, done)).toBe(false);
});
