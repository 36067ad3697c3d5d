import { expect, test } from "vitest";
import type { AdminParticipant } from "../../../../contract/field/participants.ts";
import { actionsFor, playersText, sentences } from "./actions.ts";

const playing = {
  status: "approved",
  playerStatus: "playing",
  paymentStatus: "pending",
} as AdminParticipant;

test("before the start nobody can be disqualified", () => {
  expect(actionsFor(playing, "upcoming")).toEqual([
    "markPaid",
    "fee",
    "tee",
    "correct",
    "withdraw",
    "decline",
    "remove",
  ]);
  expect(actionsFor(playing, "active")).toContain("disqualify");
});

test("who waits can be accepted or declined", () => {
  const waiting = { ...playing, status: "pending" } as const;
  const offered = actionsFor(waiting, "upcoming");
  expect(offered[0]).toBe("accept");
  expect(offered).toContain("decline");
});

test("only what was paid is refunded", () => {
  const paid = { ...playing, paymentStatus: "paid" } as const;
  expect(actionsFor(paid, "active")).toContain("refund");
  expect(actionsFor(paid, "active")).not.toContain("markPaid");
  expect(actionsFor(playing, "active")).not.toContain("refund");
});

test.each(["withdrawn", "disqualified"] as const)("accept takes back who is %s", (playerStatus) => {
  const offered = actionsFor({ ...playing, playerStatus }, "active");
  expect(offered).toContain("accept");
  expect(offered).not.toContain("withdraw");
});

test.each(["playing", "withdrawn", "disqualified", "missed_cut"] as const)(
  "the handicap of who is %s can be corrected at any time",
  (playerStatus) => {
    for (const eventStatus of ["upcoming", "active", "completed"] as const) {
      expect(actionsFor({ ...playing, playerStatus }, eventStatus)).toContain("correct");
    }
  },
);

test("a question about many reads as a question, and its answer says what was done", () => {
  const { markPaid, remove } = sentences;
  expect(remove.question(playersText(127))).toBe("Remove 127 players?");
  expect(remove.answer(playersText(1))).toBe("1 player removed.");
  expect(markPaid.question(playersText(5))).toBe("Mark 5 players as paid?");
  expect(markPaid.answer("Ana Ace")).toBe("Ana Ace marked as paid.");
});
