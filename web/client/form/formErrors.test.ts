import { Result } from "effect";
import { expect, test } from "vitest";
import { register } from "../../contract/person/account.ts";
import { login } from "../../contract/person/session.ts";
import { errorsOf, readBody } from "./formErrors.ts";

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
