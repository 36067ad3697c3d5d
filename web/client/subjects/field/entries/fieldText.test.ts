import { expect, test } from "vitest";
import type { AdminParticipant } from "../../../../contract/field/participants.ts";
import { fieldText } from "./fieldText.ts";

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
