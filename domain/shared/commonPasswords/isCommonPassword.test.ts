import { expect, test } from "vitest";
import { isCommonPassword } from "./isCommonPassword.ts";

test("common passwords are found in capitals and in small letters", () => {
  for (const common of ["123456", "password", "Password1", "BASEBALL", "1qaz2wsx"]) {
    expect([common, isCommonPassword(common)]).toEqual([common, true]);
  }
});

test("an uncommon password is not found, and neither is an empty one", () => {
  for (const other of ["second-tee-time", "password of mine", "123456 password", "", " "]) {
    expect([other, isCommonPassword(other)]).toEqual([other, false]);
  }
});
