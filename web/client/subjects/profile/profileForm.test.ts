import { Result, Schema } from "effect";
import { expect, test } from "vitest";
import { changeUser } from "../../../contract/person/account.ts";
import { nell } from "./examples.ts";
import { errorsOfProfile, formValuesOf, readChanges } from "./profileForm.ts";

/** The body as it leaves the browser. */
const sent = (changes: Partial<ReturnType<typeof formValuesOf>>) =>
  Schema.encodeUnknownSync(changeUser.body)(
    Result.getOrThrow(readChanges(nell, { ...formValuesOf(nell), ...changes })),
  );

test("the handicap is sent as a text", () => {
  expect(sent({ handicap: "8.25" })).toMatchObject({ handicap: "8.3" });
  expect(sent({ handicap: "" })).toMatchObject({ handicap: "" });
});

test("the shirt size is sent only when it was changed", () => {
  expect(sent({ lastName: "Hale" })).not.toHaveProperty("shirtSize");
  expect(sent({ shirtSize: "XXXL" })).toMatchObject({ shirtSize: "XXXL" });
});

test("another e-mail address is sent with the password, and not without", () => {
  expect(sent({ email: ` ${nell.email} `, password: "birdie-3" })).not.toHaveProperty("password");
  const another = { email: "nell@club.example", password: "birdie-3" };
  expect(sent(another)).toMatchObject(another);
  expect(errorsOfProfile(nell, { ...formValuesOf(nell), ...another, password: "" })).toEqual({
    password: "Please enter your password to change your email",
  });
});

test("wrong fields have the sentences of the registration", () => {
  const wrong = { ...formValuesOf(nell), firstName: "", phone: "12", handicap: "55" };
  expect(errorsOfProfile(nell, wrong)).toEqual({
    firstName: "First name is required",
    phone: "Please enter a valid phone number",
    handicap: "Handicap must be between 0 and 54",
  });
});
