import { expect, test } from "vitest";
import { ApiError } from "../../data/apiError.ts";
import { editConflictOf } from "./editConflict.ts";

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
