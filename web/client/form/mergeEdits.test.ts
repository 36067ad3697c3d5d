import { expect, test } from "vitest";
import { ApiError } from "../data/apiError.ts";
import { editConflictOf, foreignChanges, mergeEdits } from "./mergeEdits.ts";

const before = { name: "Old", city: "Crail", tees: ["Blue"], phone: "" };
const ways = {
  before,
  typed: { ...before, name: "Mine", tees: ["Blue", "Red"], phone: "1" },
  saved: { ...before, name: "Theirs", city: "Fife", tees: ["Blue"], phone: "1" },
};

test("what somebody else has saved is told, and whether something else was typed there", () => {
  expect(foreignChanges(ways)).toEqual([
    { name: "name", isContested: true },
    { name: "city", isContested: false },
  ]);
});

test("nothing that was typed is lost unless the saved value is chosen", () => {
  const kept = { city: "Fife", tees: ["Blue", "Red"], phone: "1" };
  expect(mergeEdits(ways, () => false)).toEqual({ ...kept, name: "Mine" });
  expect(mergeEdits(ways, (name) => name === "name")).toEqual({ ...kept, name: "Theirs" });
});

test("a form in which nothing was typed becomes what was saved", () => {
  expect(mergeEdits({ ...ways, typed: before }, () => false)).toEqual(ways.saved);
});

const refusal = (message: string, details?: string) =>
  new ApiError(409, JSON.stringify({ error: message, message, ...(details ? { details } : {}) }));

test("an edit that came too late tells by whom and what was changed", () => {
  const sentence = "This was changed by Dana Whitlock in the meantime";
  expect(editConflictOf(refusal(sentence, "maxParticipants, courseId"))).toEqual({
    sentence,
    fields: ["max participants", "course"],
  });
});

test("other refusals are no such change", () => {
  expect(editConflictOf(refusal("Rounds with scores cannot be removed"))).toBeNull();
  expect(editConflictOf(new TypeError("Failed to fetch"))).toBeNull();
});
