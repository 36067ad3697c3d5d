import { expect, test } from "vitest";
import { ApiError } from "../../../data/apiError.ts";
import { saveFailureText } from "./useSaveScores.ts";

const answer = (status: number, problem: unknown) => new ApiError(status, JSON.stringify(problem));
const refused = { error: "Hole 3 was changed", message: "Hole 3 was changed" };

test.each([
  ["details", answer(409, { ...refused, details: "It has 5" }), "Hole 3 was changed. It has 5."],
  ["a sentence", answer(409, refused), "Hole 3 was changed"],
  [
    "nothing",
    new ApiError(500, "<html>"),
    "Failed to save scores. Nothing was lost. Try again in a moment.",
  ],
  [
    "no connection",
    new TypeError("Failed to fetch"),
    "Failed to save scores. No connection. Check the network and try again.",
  ],
])("scores that could not be saved: the server gave %s", (_, error, text) => {
  expect(saveFailureText(error)).toBe(text);
});
