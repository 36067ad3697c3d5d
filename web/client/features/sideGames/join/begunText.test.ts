import { expect, test } from "vitest";
import { begunText } from "./begunText.ts";

test("who joins late reads what that does to the others, and before the first score nothing", () => {
  expect(begunText("final")).toMatch(/settled anew with your scores/);
  expect(begunText("running")).toMatch(/has begun/);
  expect(begunText("not_started")).toBeNull();
  expect(begunText(undefined)).toBeNull();
});
