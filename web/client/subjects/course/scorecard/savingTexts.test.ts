import { expect, test } from "vitest";
import { type CardValues, emptyRow, type RowValues } from "./cardValues.ts";
import { savingTexts } from "./savingTexts.ts";

const names = { blueTee: "Blue", whiteTee: "White", redTee: "Red" };
const hole = (par: string, handicap: string): RowValues => ({ ...emptyRow, par, handicap });
const card = (...rows: ReadonlyArray<RowValues>): CardValues => ({ ...names, rows });

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
