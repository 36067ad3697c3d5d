import { expect, test } from "vitest";
import { ApiError } from "./apiError.ts";
import { hasSessionEnded } from "./sessions.ts";

const said = (sentence: string) => JSON.stringify({ error: sentence, message: sentence });

test.each([
  [new ApiError(401, said("Not authenticated")), true],
  [new ApiError(401, said("Admin authentication required")), true],
  [new ApiError(401, said("Invalid email or password")), false],
  [new ApiError(401, "<h1>Sign in to the hotel's network</h1>"), false],
  [new ApiError(403, said("Not authenticated")), false],
  [new TypeError("Failed to fetch"), false],
])("%s is an ended session: %s", (error, has) => {
  expect(hasSessionEnded(error)).toBe(has);
});
