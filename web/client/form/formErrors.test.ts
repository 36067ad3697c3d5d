import { Result } from "effect";
import { expect, test } from "vitest";
import { register } from "../../contract/person/account.ts";
import { login } from "../../contract/person/session.ts";
import { ApiError } from "../data/apiError.ts";
import { errorsOf, readBody, refusedFields } from "./formErrors.ts";

const player = {
  email: "nell@example.com",
  password: "secret",
  firstName: "Nell",
  lastName: "Barrow",
  phone: "555 014 2230",
  shirtSize: "MED",
  handicap: "7.44",
  agreeToTerms: true,
};

test("every wrong field has its documented sentence", () => {
  const wrong = {
    email: "nell",
    password: "short",
    firstName: " ",
    lastName: "",
    phone: "555014223",
    shirtSize: "",
    handicap: "54.1",
    agreeToTerms: false,
  };
  expect(errorsOf(register, wrong)).toEqual({
    email: "Please enter a valid email address",
    password: "Password must be at least 6 characters",
    firstName: "First name is required",
    lastName: "Last name is required",
    phone: "Please enter a valid phone number",
    shirtSize: "Shirt size is required",
    handicap: "Handicap must be between 0 and 54",
    agreeToTerms: "Please agree to the terms",
  });
});

test("signing in asks for an address and a password", () => {
  expect(errorsOf(login, { username: "", password: "" })).toEqual({
    username: "Please enter a valid email address",
    password: "Password is required",
  });
});

test("what is in order is read as the server reads it", () => {
  expect(errorsOf(register, player)).toEqual({});
  expect(Result.getOrThrow(readBody(register, player))).toEqual({
    ...player,
    shirtSize: "M",
    handicap: 7.4,
  });
});

test("no handicap is none", () => {
  const { handicap } = Result.getOrThrow(readBody(register, { ...player, handicap: "" }));
  expect(handicap).toBeNull();
});

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
