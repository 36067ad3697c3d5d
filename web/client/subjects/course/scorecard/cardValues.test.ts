import { expect, test } from "vitest";
import {
  type CardValues,
  cardBody,
  cardErrors,
  emptyRow,
  isComplete,
  type RowValues,
  savingTexts,
  sumOf,
} from "./cardValues.ts";

const row = (par: string, handicap: string, blueDistance = ""): RowValues => ({
  ...{ par, handicap, blueDistance },
  whiteDistance: "",
  redDistance: "",
});
const card = (...rows: ReadonlyArray<RowValues>): CardValues => ({
  ...{ blueTee: "Blue", whiteTee: "White", redTee: "Red" },
  rows,
});
const told = (values: CardValues, isSaving = false) =>
  cardErrors(values, isSaving).map(({ row: at, column, sentence }) => [at, column, sentence]);

test("a stroke index that is used twice is told at both of its holes", () => {
  expect(told(card(row("4", "7"), row("4", "3"), row("4", "7")))).toEqual([
    [0, "handicap", "Stroke index 7 is used twice"],
    [2, "handicap", "Stroke index 7 is used twice"],
  ]);
});

test("what cannot be is told at its cell, by the sentences of the server", () => {
  expect(told(card(row("7", "19", "480"), row("4", "2")))).toEqual([
    [0, "par", "Par must be between 3 and 6"],
    [0, "handicap", "Handicap must be between 1 and 18"],
  ]);
});

test("a hole that was begun is wrong only when it is to be saved, an empty one never", () => {
  const values = card(row("4", ""), row("", ""));
  expect(told(values)).toEqual([]);
  expect(told(values, true)).toEqual([[0, "handicap", "Handicap must be between 1 and 18"]]);
});

test("holes of which nothing is known are not sent", () => {
  const { holes } = cardBody(card(row("4", "7", "400"), row("", ""), row("3", "1")));
  expect(holes).toEqual([
    {
      ...{ holeNumber: 1, par: 4, handicap: 7 },
      ...{ blueDistance: 400, whiteDistance: null, redDistance: null },
    },
    expect.objectContaining({ holeNumber: 3, par: 3, blueDistance: null }),
  ]);
});

test("an unknown distance adds nothing to the sum, and unknown ones have none", () => {
  const rows = [row("4", "1", "400"), row("4", "2")];
  expect([sumOf(rows, "par"), sumOf(rows, "blueDistance"), sumOf(rows, "redDistance")]).toEqual([
    8,
    400,
    null,
  ]);
});

test("typing goes on as soon as no digit can follow", () => {
  expect(
    ["par", "handicap", "blueDistance"].map((column) => isComplete(column as "par", "4")),
  ).toEqual([true, true, false]);
  expect([isComplete("handicap", "1"), isComplete("handicap", "18")]).toEqual([false, true]);
  expect([isComplete("redDistance", "32"), isComplete("redDistance", "320")]).toEqual([
    false,
    true,
  ]);
});

const hole = (par: string, handicap: string): RowValues => ({ ...emptyRow, par, handicap });

const stored = card(hole("4", "7"), hole("4", "3"), emptyRow);

test.each([
  ["added", "add", card(hole("4", "7"), hole("4", "3"), hole("3", "9"))],
  ["updated", "update", card(hole("5", "7"), hole("4", "3"), emptyRow)],
  ["deleted", "delete", card(hole("4", "7"), emptyRow, emptyRow)],
])("of one hole that is %s, the texts say so", (done, act, typed) => {
  expect(savingTexts(stored, typed)).toEqual({
    saved: `Hole ${done} successfully`,
    failed: `Failed to ${act} hole`,
  });
});

const aboutTheCard = { saved: "Scorecard saved", failed: "Failed to save scorecard" };

test("of several holes, the texts are about the card", () => {
  expect(savingTexts(stored, card(hole("4", "3"), hole("4", "7"), emptyRow))).toEqual(aboutTheCard);
});

test("of a column that has another name, the texts are about the card, also beside one hole", () => {
  const typed = { ...card(hole("5", "7"), hole("4", "3"), emptyRow), whiteTee: "Members" };
  expect(savingTexts(stored, typed)).toEqual(aboutTheCard);
  expect(savingTexts(stored, { ...stored, whiteTee: "Members" })).toEqual(aboutTheCard);
});
