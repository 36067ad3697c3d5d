import { expect, test } from "vitest";
import { isCommonPassword } from "./isCommonPassword.ts";

test("the commonest passwords are known, however they are written", () => {
  for (const common of ["123456", "password", "Password1", "BASEBALL", "1qaz2wsx"]) {
    expect([common, isCommonPassword(common)]).toEqual([common, true]);
  }
});

test("others are not, and neither is nothing", () => {
  for (const other of ["second-tee-time", "password of mine", "123456 password", "", " "]) {
    expect([other, isCommonPassword(other)]).toEqual([other, false]);
  }
});
