import { expect, test } from "vitest";
import { ana, ben } from "../../../../../domain/scorecard/examples.ts";
import type { ScoreChange } from "../../../../contract/card/scoreHistory.ts";
import {
  authorText,
  correctedText,
  entriesInRow,
  holeText,
  kindText,
  timesOf,
} from "./changeTexts.ts";

const entry = (strokes: number | null, rest: Partial<Entry> = {}): Entry => ({
  ...{ strokes, pickedUp: strokes === null, conceded: false },
  putts: null,
  penalties: 0,
  notes: null,
  ...rest,
});
type Entry = NonNullable<ScoreChange["holes"][number]["after"]>;

const hole = (before: Entry | null, after: Entry | null) =>
  ({ holeNumber: 4, before, after }) as ScoreChange["holes"][number];

const change = (part: Partial<ScoreChange>) =>
  ({ kind: "scores", holes: [], ...part }) as ScoreChange;

test.each([
  ["a first entry", null, entry(5), "5"],
  ["with putts and a note", null, entry(5, { putts: 2, notes: "lost" }), '5, putts 2, note "lost"'],
  ["a correction", entry(5), entry(4), "5 → 4"],
  ["of putts alone", entry(5, { putts: 3 }), entry(5, { putts: 2 }), "5, putts 3 → 2"],
  ["of penalties", entry(5), entry(6, { penalties: 1 }), "5 → 6, penalties 0 → 1"],
  ["a note that goes", entry(5, { notes: "lost" }), entry(5), "5, note removed"],
  ["a hole that was picked up", entry(5), entry(null), "5 → picked up"],
  ["a hole that was conceded", null, entry(null, { conceded: true }), "conceded"],
  ["a hole that was taken back", entry(null), null, "picked up → taken back"],
])("a hole tells %s", (_, before, after, text) => {
  expect(holeText(hole(before, after))).toBe(text);
});

test("scores are entered at first and changed later", () => {
  expect(kindText(change({ holes: [hole(null, entry(5))] }))).toBe("Scores entered");
  expect(kindText(change({ holes: [hole(entry(5), entry(4))] }))).toBe("Scores changed");
  expect(kindText(change({ holes: [hole(entry(5), null)] }))).toBe("Scores taken back");
  expect(kindText(change({ kind: "rejected" }))).toBe("Sent back");
});

test("an administrator is told from a player, and what happens by itself has no name", () => {
  const by = (kind: ScoreChange["by"]["kind"], firstName: string) =>
    change({ by: { kind, id: "x", firstName, lastName: "" } });
  expect(authorText(by("player", "Ana"))).toBe("Ana");
  expect(authorText(by("admin", "Edda"))).toBe("Edda, administrator");
  expect(authorText(by("system", ""))).toBe("The system");
});

test("a corrected handicap tells off what the card is played", () => {
  const corrected = (handicap: ScoreChange["handicap"]) =>
    correctedText({ handicap } as ScoreChange);
  expect(corrected({ handicapIndex: 24, playingHandicap: 26, tee: "White" })).toBe(
    "Plays off 26 with 24.0 from the White tee",
  );
  expect(corrected({ handicapIndex: null, playingHandicap: -1, tee: null })).toBe(
    "Plays off +1 with no index",
  );
  expect(corrected(null)).toBe(null);
});

const four = { strokes: 4, putts: null, penalties: 0, notes: null, pickedUp: false };

const inRow = (version: number, different: object = {}) =>
  ({
    ...{ version, at: "2026-06-13T12:00:00.000Z", kind: "scores" },
    by: { kind: "player", id: ana, firstName: "Ana", lastName: "Ace" },
    holes: [{ holeNumber: version, before: null, after: four }],
    ...{ reason: null, dispute: null, handicap: null, ...different },
  }) as unknown as ScoreChange;

const versionsOf = (changes: ReadonlyArray<ScoreChange>) =>
  entriesInRow(changes).map((row) => row.map(({ version }) => version));

test("holes that one person enters one by one stand together, until anything else happens", () => {
  const byBen = { by: { kind: "player", id: ben, firstName: "Ben", lastName: "Birdie" } };
  const corrected = { holes: [{ holeNumber: 1, before: four, after: four }] };
  expect(versionsOf([])).toEqual([]);
  expect(versionsOf([inRow(1), inRow(2), inRow(3)])).toEqual([[1, 2, 3]]);
  expect(versionsOf([inRow(1), inRow(2, byBen), inRow(3)])).toEqual([[1], [2], [3]]);
  for (const other of [corrected, { kind: "verified", holes: [] }, { reason: "Misread" }]) {
    expect(versionsOf([inRow(1), inRow(2), inRow(3, other), inRow(4), inRow(5)])).toEqual([
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
