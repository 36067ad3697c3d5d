import { expect, test } from "vitest";
import { PlayerId } from "../../../../../domain/shared/values.ts";
import type { EntryOutcome } from "../../../../contract/field/entering.ts";
import { entryToast, outcomeText, questionText, refusals } from "./entryTexts.ts";

const ana = {
  ...{ id: PlayerId.make("5a9d3b71-8e20-4c64-b1f7-2d3c4b5a6907") },
  ...{ firstName: "Ana", lastName: "Ace" },
};
const answer = (outcome: EntryOutcome["outcome"], error: string | null = null): EntryOutcome => {
  return { playerId: ana.id, outcome, error };
};

test("the question says how many wait before", () => {
  const full = { entering: 1, free: 0, places: 40, taken: 41, waiting: 2 };
  expect(questionText(full)).toBe(
    "Full: 41 of 40 places are taken. Add anyway, or to the waitlist (2 before)?",
  );
  expect(questionText({ ...full, entering: 7, waiting: 0 })).toBe(
    "Full for 7 players: 41 of 40 places are taken. Add anyway, or to the waitlist (nobody before)?",
  );
  expect(questionText({ ...full, entering: 7, free: 1, taken: 39, waiting: 0 })).toBe(
    "Full after 1 of 7 players: 39 of 40 places are taken, 1 place is free. " +
      "Add anyway, or to the waitlist (nobody before)?",
  );
});

test("each answer is counted, and a refusal names whom and why", () => {
  const answers = [
    ...[answer("entered"), answer("entered"), answer("waitlist"), answer("alreadyIn")],
    answer("refused", "This user is archived"),
  ];
  expect(outcomeText(answers)).toBe(
    "2 entered, 1 on the waitlist, 1 in the event already, 1 refused",
  );
  expect(refusals(answers, [ana])).toEqual(["Ana Ace: This user is archived"]);
});

test("who is refused alone is told as an error", () => {
  expect(entryToast([answer("refused", "This user is archived")], [ana])).toEqual({
    ...{ title: "Error", description: "Ana Ace: This user is archived", variant: "destructive" },
  });
  expect(entryToast([answer("entered")], [ana])).toEqual({ title: "User registered for event" });
});
