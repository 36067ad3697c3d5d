import { expect, test } from "vitest";
import { unsavedText } from "./SignOutQuestion.tsx";

test("on sign-out the player reads what happens to unsaved holes", () => {
  expect(unsavedText("1 hole")).toBe(
    "1 hole is not saved yet. It stays on this device and is sent when you sign in again.",
  );
  expect(unsavedText("2 holes")).toBe(
    "2 holes are not saved yet. They stay on this device and are sent when you sign in again.",
  );
});
