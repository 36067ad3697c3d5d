import { expect, test } from "vitest";
import type { AdminParticipant } from "../../../../contract/field/participants.ts";
import { beyondText, fieldText } from "./fieldText.ts";

const times = (
  count: number,
  status: AdminParticipant["status"],
  playerStatus: AdminParticipant["playerStatus"] = "playing",
) => Array.from({ length: count }, () => ({ status, playerStatus }));

test("says who plays, has left and waits, each with a number, and the places that are taken", () => {
  const field = [
    ...times(45, "approved"),
    ...times(73, "approved", "missed_cut"),
    ...times(2, "approved", "withdrawn"),
    ...times(3, "pending"),
    ...times(4, "cancelled"),
  ];
  expect(fieldText({ maxParticipants: 120 }, field)).toBe(
    "45 playing, 73 missed the cut, 2 withdrawn, 3 waiting (120 of 120 places)",
  );
});

test("an empty field without a limit has nobody playing", () => {
  expect(fieldText({ maxParticipants: 0 }, [])).toBe("0 playing (no limit)");
});

test("who is accepted beyond the limit is told of before", () => {
  const field = [...times(2, "approved"), ...times(3, "pending")];
  const full = { maxParticipants: 2 };
  expect(beyondText(full, field, times(1, "pending"))).toBe(
    "Full: 2 of 2 places are taken, and 1 more goes beyond the limit.",
  );
  expect(beyondText(full, field, times(2, "cancelled"))).toContain("2 more go beyond");
  expect(beyondText(full, field, times(1, "approved", "withdrawn"))).toBeNull();
  expect(beyondText({ maxParticipants: 5 }, field, times(3, "pending"))).toBeNull();
  expect(beyondText({ maxParticipants: 0 }, field, times(3, "pending"))).toBeNull();
});
