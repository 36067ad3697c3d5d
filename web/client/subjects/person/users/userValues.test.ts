import { expect, test } from "vitest";
import type { AdminViewUser } from "../../../../contract/person/user.ts";
import {
  errorsOfNewUser,
  errorsOfPassword,
  errorsOfProfile,
  newUserValues,
  noPasswords,
  profileOf,
} from "./userValues.ts";

test("an empty form says everything that is missing, in the words of the office", () => {
  expect(errorsOfNewUser(newUserValues)).toEqual({
    firstName: "First name is required",
    lastName: "Last name is required",
    email: "Valid email is required",
    handicap: "Handicap is required",
    phone: "Phone is required",
    shirtSize: "Shirt size is required",
    password: "Password must be at least 6 characters",
    confirmPassword: "Password confirmation is required",
  });
});

test("both passwords must match", () => {
  expect(errorsOfPassword(noPasswords)).toEqual({
    newPassword: "Password must be at least 6 characters",
    confirmPassword: "Password confirmation is required",
  });
  const values = { newPassword: "niblick-9", confirmPassword: "niblick-8" };
  expect(errorsOfPassword(values)).toEqual({ confirmPassword: "Passwords don't match" });
});

test("a profile may have no phone, handicap and shirt size", () => {
  const user = {
    ...{ firstName: "Ana", lastName: "Ace", email: "ana@club.example" },
    ...{ handicap: null, phone: "", shirtSize: null },
    ...{ gender: null, birthYear: null, memberNumber: null, homeClub: null },
  } as AdminViewUser;
  expect(errorsOfProfile(profileOf(user))).toEqual({});
});
