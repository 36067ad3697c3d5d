import { expect, test } from "vitest";
import { reading, refusing } from "../testing.ts";
import { MyScores } from "./holeScores.ts";
import { recordScores } from "./scoring.ts";

test.each([
  { holeScores: [], sentence: "Please enter at least one hole score before submitting." },
  { holeScores: "4", sentence: "Please enter at least one hole score before submitting." },
  { holeScores: [{ holeNumber: 1, strokes: 13 }], sentence: "Strokes must be between 1 and 12" },
  { holeScores: [{ holeNumber: 1, strokes: "4" }], sentence: "Strokes must be between 1 and 12" },
  {
    holeScores: [{ holeNumber: 1, strokes: 4, putts: 9 }],
    sentence: "Putts must be between 0 and 8",
  },
  {
    holeScores: [{ holeNumber: 1, strokes: 4, notes: "x".repeat(501) }],
    sentence: "Notes must be at most 500 characters",
  },
])("own scores are refused: $sentence", ({ holeScores, sentence }) => {
  expect(refusing(MyScores)({ roundNumber: 1, holeScores })).toEqual([sentence]);
});

test("an empty part of a score is unknown, and missing penalties are 0", () => {
  const scores = { roundNumber: 1, holeScores: [{ holeNumber: 1, strokes: 4, notes: "" }] };
  expect(reading(MyScores)(scores)).toEqual({
    roundNumber: 1,
    holeScores: [{ holeNumber: 1, strokes: 4, putts: null, penalties: 0, notes: null }],
  });
});

const playerId = "0d8f4a52-7b8e-4a8c-9a57-1c2f3a4b5c03";

test("administrators get the sentence that scores are invalid, and the rest in the details", () => {
  const refused = refusing(recordScores.body);
  const holeScores = [{ holeNumber: 1, strokes: 0 }];
  expect(refused({ playerId, roundNumber: 1, holeScores })).toEqual(["Invalid score data"]);
  expect(refused({ roundNumber: 1, holeScores: [] })).toEqual([
    "Player is required",
    "Please enter scores for at least one hole",
  ]);
});
