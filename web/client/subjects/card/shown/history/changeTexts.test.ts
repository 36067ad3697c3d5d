import { expect, test } from "vitest";
import type { ScoreChange } from "../../../../../contract/card/scoreHistory.ts";
import { authorText, correctedText, holeText, kindText } from "./changeTexts.ts";

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
