import { expect, test } from "vitest";
import { ApiError } from "../../../data/apiError.ts";
import { eventProblemOf, eventProblemTexts } from "./eventProblem.ts";

const sentenceFor = (error: unknown) => eventProblemTexts[eventProblemOf(error)].sentence;

test.each([
  [401, "Event details are only accessible through your player profile after signing in."],
  [403, "You can only view details for events you are registered for."],
  [404, "The event you're looking for doesn't exist or has been removed."],
  [503, "Unable to load event details. Please try again."],
])("an answer of %i reads: %s", (status, sentence) => {
  expect(sentenceFor(new ApiError(status, "{}"))).toBe(sentence);
});

test("no answer at all may be tried again", () => {
  expect(eventProblemOf(new TypeError("no network"))).toBe("other");
});
