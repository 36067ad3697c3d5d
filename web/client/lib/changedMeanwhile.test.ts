import { expect, test } from "vitest";
import { ApiError } from "./apiError.ts";
import { changedMeanwhile } from "./changedMeanwhile.ts";

const refusal = (message: string, details?: string) =>
  new ApiError(409, JSON.stringify({ error: message, message, ...(details ? { details } : {}) }));

test("an edit that came too late tells by whom and what was changed", () => {
  const sentence = "This was changed by Dana Whitlock in the meantime";
  expect(changedMeanwhile(refusal(sentence, "maxParticipants, courseId"))).toEqual({
    sentence,
    fields: ["max participants", "course"],
  });
});

test("other refusals are no such change", () => {
  expect(changedMeanwhile(refusal("Rounds with scores cannot be removed"))).toBeNull();
  expect(changedMeanwhile(new TypeError("Failed to fetch"))).toBeNull();
});
