import { expect, test } from "vitest";
import { reading } from "../testing.ts";
import { OptionalShirtSizeInput, ShirtSizeInput } from "./shirtSize.ts";
import { email, optionalText, password, phone, requiredText } from "./texts.ts";

test.each([
  { sent: "Ana", is: "Ana" },
  { sent: " Ana ", is: "Ana" },
  { sent: "", is: "First name is required" },
  { sent: "   ", is: "First name is required" },
  { sent: null, is: "First name is required" },
  { sent: 7, is: "First name is required" },
  { sent: "\u3164", is: "First name is required" },
  { sent: "A\0na", is: "First name must not contain control or invisible characters" },
  { sent: "Anastasia", is: "First name must be at most 5 characters" },
])("a required text $sent is read as $is", ({ sent, is }) => {
  expect(reading(requiredText("First name", 5))(sent)).toBe(is);
});

test.each([
  { sent: "", is: null },
  { sent: "  ", is: null },
  { sent: null, is: null },
  { sent: " a ", is: " a " },
  { sent: "windy!", is: "Notes must be at most 5 characters" },
  { sent: "\u200B", is: null },
  { sent: "a\0", is: "Notes must not contain control or invisible characters" },
  { sent: 7, is: "Notes must be at most 5 characters" },
])("an optional text $sent is read as $is", ({ sent, is }) => {
  expect(reading(optionalText("Notes", 5))(sent)).toBe(is);
});

const refusedEmail = "Please enter a valid email address";

test.each([
  { sent: "ana@golf.example", is: "ana@golf.example" },
  { sent: " Ana.Ace+golf@Sub.Golf.Example ", is: "Ana.Ace+golf@Sub.Golf.Example" },
  { sent: "o'hara@golf.example", is: "o'hara@golf.example" },
  { sent: "ana@golf", is: refusedEmail },
  { sent: "ana", is: refusedEmail },
  { sent: "@golf.example", is: refusedEmail },
  { sent: "ana@@golf.example", is: refusedEmail },
  { sent: "ana ace@golf.example", is: refusedEmail },
  { sent: "ana..ace@golf.example", is: refusedEmail },
  { sent: "ana@golf..example", is: refusedEmail },
  { sent: "ana\0@golf.example", is: refusedEmail },
  { sent: `${"a".repeat(250)}@golf.example`, is: refusedEmail },
  { sent: "", is: refusedEmail },
])("the e-mail address $sent is read as $is", ({ sent, is }) => {
  expect(reading(email())(sent)).toBe(is);
});

test("a very long text that is no e-mail address is refused at once", () => {
  expect(reading(email())("a.".repeat(100_000))).toBe(refusedEmail);
});

test.each([
  { sent: "secret", is: "secret" },
  { sent: " secret ", is: " secret " },
  { sent: "short", is: "Password must be at least 6 characters" },
  { sent: "x".repeat(201), is: "Password must be at most 200 characters" },
])("the password $sent is read as $is", ({ sent, is }) => {
  expect(reading(password(6, "Password must be at least 6 characters"))(sent)).toBe(is);
});

test.each([
  { sent: "+43 660 123", is: "+43 660 123" },
  { sent: "   1234   ", is: "Please enter a valid phone number" },
  { sent: "123456789", is: "Please enter a valid phone number" },
])("the phone number $sent is read as $is", ({ sent, is }) => {
  expect(reading(phone)(sent)).toBe(is);
});

test("shirt sizes of the form are read as the stored ones", () => {
  const sent = ["XS", "SM", "MED", "LG", "XL", "XXL", "XXXL", "S", "M", "L"];
  const kept = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "S", "M", "L"];
  expect(sent.map(reading(ShirtSizeInput))).toEqual(kept);
  expect(["", "m", null].map(reading(ShirtSizeInput))).toEqual(
    Array.from({ length: 3 }, () => "Shirt size is required"),
  );
});

test("an optional shirt size may be empty or null", () => {
  expect(["", null, "LG"].map(reading(OptionalShirtSizeInput))).toEqual([null, null, "L"]);
});
