import "../../../../testing.ts";
import { expect, test } from "vitest";
import { ana, ben } from "../../../../../../domain/scorecard/examples.ts";
import type { ScoreChange } from "../../../../../contract/card/scoreHistory.ts";
import { entriesInRow } from "../HistoryView.tsx";
import { timesOf } from "./changeTexts.ts";

const entry = { strokes: 4, putts: null, penalties: 0, notes: null, pickedUp: false };

const change = (version: number, different: object = {}) =>
  ({
    ...{ version, at: "2026-06-13T12:00:00.000Z", kind: "scores" },
    by: { kind: "player", id: ana, firstName: "Ana", lastName: "Ace" },
    holes: [{ holeNumber: version, before: null, after: entry }],
    ...{ reason: null, dispute: null, handicap: null, ...different },
  }) as unknown as ScoreChange;

const versionsOf = (changes: ReadonlyArray<ScoreChange>) =>
  entriesInRow(changes).map((row) => row.map(({ version }) => version));

test("holes that one person enters one by one stand together, until anything else happens", () => {
  const byBen = { by: { kind: "player", id: ben, firstName: "Ben", lastName: "Birdie" } };
  const corrected = { holes: [{ holeNumber: 1, before: entry, after: entry }] };
  expect(versionsOf([])).toEqual([]);
  expect(versionsOf([change(1), change(2), change(3)])).toEqual([[1, 2, 3]]);
  expect(versionsOf([change(1), change(2, byBen), change(3)])).toEqual([[1], [2], [3]]);
  for (const other of [corrected, { kind: "verified", holes: [] }, { reason: "Misread" }]) {
    expect(versionsOf([change(1), change(2), change(3, other), change(4), change(5)])).toEqual([
      [1, 2],
      [3],
      [4, 5],
    ]);
  }
});

test("the time of a row is that of its first and its last entry", () => {
  const at = (time: string) => `2026-06-13T${time}:00.000Z`;
  const first = timesOf(at("12:00"), undefined);
  expect(timesOf(at("12:00"), at("12:00"))).toBe(first);
  expect(timesOf(at("12:00"), at("12:45"))).toMatch(new RegExp(`^${first} to \\d\\d:45$`, "u"));
});
