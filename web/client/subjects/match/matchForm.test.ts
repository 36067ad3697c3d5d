import { expect, test } from "vitest";
import { ana, ben } from "../../../../domain/scorecard/examples.ts";
import { bodyOf, errorsIn, newMatch } from "./matchForm.ts";

const match = { ...newMatch, playerId: ana, opponentId: ben };

test.for([
  ["an arranged match", match],
  ["a match won early", { ...match, result: "win", margin: "3&2" }],
  ["a match lost on extra holes", { ...match, result: "loss", margin: "19 holes" }],
  ["a halved match", { ...match, result: "halved" }],
] as const)("nothing is wrong with %s", ([, values]) => {
  expect(errorsIn(values)).toEqual({});
});

test.for([
  ["opponentId", { ...match, opponentId: ana }, "Please select different players"],
  ["playerId", { ...match, playerId: "" }, "Please select different players"],
  ["result", { ...match, result: "lost" }, "Invalid result"],
] as const)("what is wrong stands at the field: %s", ([field, values, sentence]) => {
  expect(errorsIn(values)).toMatchObject({ [field]: sentence });
});

test("a margin that no match has is invalid", () => {
  const errors = errorsIn({ ...match, result: "win", margin: "9&9" });
  expect(errors).toMatchObject({ margin: "Invalid margin" });
});

test("a margin needs a winner", () => {
  const errors = errorsIn({ ...match, result: "halved", margin: "1 up" });
  expect(errors).toMatchObject({ margin: "Invalid margin" });
});

test("what is left open is sent as nothing", () => {
  expect(bodyOf(match)).toMatchObject({ roundNumber: 1, result: null, margin: null });
});
