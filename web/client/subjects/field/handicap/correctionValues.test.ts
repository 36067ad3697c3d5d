import { expect, test } from "vitest";
import { bodyOf, cardLine, countingValues, errorsIn, suggestedValues } from "./correctionValues.ts";

const player = { handicap: 2.4, profileHandicap: 24, teeId: null };
const counting = countingValues(player);
const reason = "Typed 2.4";

test("the form begins with what counts, or with the handicap of the account", () => {
  expect(counting).toEqual({ handicap: "2.4", teeId: "", fromRound: "1", reason: "" });
  expect(suggestedValues(player).handicap).toBe("24.0");
  expect(countingValues({ ...player, handicap: -2.1 }).handicap).toBe("+2.1");
  expect(countingValues({ ...player, handicap: null }).handicap).toBe("");
});

test("only what differs is corrected, and an emptied handicap is none", () => {
  const sent = (values: object) => bodyOf({ ...counting, reason, ...values }, counting, false);
  const always = { action: "correct", fromRound: 1, reason, preview: false };
  expect(sent({ handicap: "24" })).toEqual({ ...always, handicap: "24" });
  expect(sent({ handicap: "" })).toEqual({ ...always, handicap: "" });
  expect(sent({ teeId: "red" })).toEqual({ ...always, teeId: "red" });
  expect(sent({})).toEqual(always);
});

test("what is missing or wrong is said at its field", () => {
  expect(errorsIn(counting, counting)).toEqual({
    handicap: "Please enter a handicap or choose a tee",
    reason: "Reason is required",
  });
  expect(errorsIn({ ...counting, reason, handicap: "-2,1" }, counting)).toEqual({
    handicap: "Write a plus handicap as +2.1",
  });
  expect(errorsIn({ ...counting, reason, handicap: "24" }, counting)).toEqual({});
});

test("a line for each card says off what it is played", () => {
  expect(cardLine({ roundNumber: 1, before: 2, after: 24 })).toBe(
    "Round 1: played off 2, now off 24",
  );
  expect(cardLine({ roundNumber: 2, before: 1, after: -2 })).toBe(
    "Round 2: played off 1, now off +2",
  );
  expect(cardLine({ roundNumber: 1, before: 0, after: 0 })).toBe("Round 1: still played off 0");
});
