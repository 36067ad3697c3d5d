import { expect, test } from "vitest";
import { ApiError } from "../data/apiError.ts";
import { refusedFields } from "./refusedFields.ts";

const refusal = (sentence: string) =>
  new ApiError(409, JSON.stringify({ error: sentence, message: sentence }));

test.each([
  ["An account with this email already exists", { email: "a" }, "email"],
  ["This password is too common", { newPassword: "a" }, "newPassword"],
  ["The old password is not right", { oldPassword: "a", newPassword: "b" }, "oldPassword"],
  ["The password is not right", { password: "a", email: "b" }, "password"],
  ["End date must be on or after the start date", { startDate: "a", endDate: "b" }, "endDate"],
  ["Rounds with scores cannot be removed", { numberOfRounds: "1" }, "numberOfRounds"],
  ["Round 1 is not complete for all players", { afterRound: "1", top: "2" }, "afterRound"],
  ["Top must be at least 1", { afterRound: "1", top: "0" }, "top"],
  ["Hole 4 already exists on this course", { holeNumber: "4" }, "holeNumber"],
  ["Ana Teal is already in another group for this round", { members: [] }, "members"],
  ["Please select different players", { player1Id: "a", player2Id: "a" }, "player2Id"],
  ["Hole 4 is not a par 3", { holeNumbers: [4] }, "holeNumbers"],
  ["Team name is required", { teamName: "" }, "teamName"],
  ["You cannot select yourself as a partner", { partnerId: "a" }, "partnerId"],
])("%s stands at its field", (sentence, values, field) => {
  expect(refusedFields(refusal(sentence), values, values)).toEqual({ [field]: sentence });
});

test("of two fields that may be meant, the one that was changed is", () => {
  const sentence = "Handicap allowance and tee cannot change once scores exist";
  const stored = { handicapAllowance: "95", teeId: "white" };
  const refused = (values: typeof stored) => refusedFields(refusal(sentence), values, stored);
  expect(refused({ ...stored, teeId: "blue" })).toEqual({ teeId: sentence });
  expect(refused({ ...stored, handicapAllowance: "90" })).toEqual({ handicapAllowance: sentence });
});

test("a refusal about no field of this form, and an outage, stand at no field", () => {
  expect(refusedFields(refusal("This event has been cancelled"), { email: "" }, {} as never)).toBe(
    null,
  );
  expect(refusedFields(refusal("Top must be at least 1"), { email: "" }, { email: "" })).toBe(null);
  expect(refusedFields(new TypeError("Failed to fetch"), { email: "" }, { email: "" })).toBe(null);
});
