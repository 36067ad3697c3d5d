import { expect, test } from "vitest";
import type { StoredScore } from "../grid/scoresFor.ts";
import type { SheetCard } from "../scoreSheetQuery.ts";
import {
  type Drafts,
  draftOf,
  emptyHole,
  errorOfHole,
  handedOver,
  isTakenBack,
  isTouched,
  scoreOf,
  storedOn,
  withDraft,
} from "./drafts.ts";

const nobody = { playerId: "", round: 1 };
const ana = { playerId: "ana", round: 1 };
const ben = { playerId: "ben", round: 1 };

const typed = (strokes: string, holeNumber = 1) => ({
  edits: new Map([[holeNumber, { ...emptyHole, strokes }]]),
  reason: "",
});
const none: Drafts = new Map();
const strokesOf = (drafts: Drafts, entry: typeof ana) =>
  [...draftOf(drafts, entry).edits].map(([hole, { strokes }]) => [hole, strokes]);

const card = {
  scores: [{ holeNumber: 1, strokes: 4, putts: 3, penalties: 1, notes: null }],
} as unknown as SheetCard;

test("what was typed for nobody goes to the first player who is chosen, and to no other", () => {
  const forNobody = withDraft(none, { ...nobody, round: 2 }, { ...typed("5"), reason: "paper" });
  const forAna = handedOver(forNobody, ana, undefined);
  expect(strokesOf(forAna, ana)).toEqual([[1, "5"]]);
  expect(draftOf(forAna, ana).reason).toBe("paper");
  expect(strokesOf(handedOver(forAna, ben, undefined), ben)).toEqual([]);
  expect(strokesOf(handedOver(forAna, nobody, undefined), nobody)).toEqual([]);
});

test("what was typed for a player waits while another player or round is looked at", () => {
  const forAna = withDraft(none, ana, typed("5"));
  const second = { ...ana, round: 2 };
  const later = handedOver(handedOver(forAna, second, undefined), ben, undefined);
  expect(strokesOf(later, second)).toEqual([]);
  expect(strokesOf(later, ben)).toEqual([]);
  expect(strokesOf(later, ana)).toEqual([[1, "5"]]);
});

test("what was typed first stays beside what is handed over later", () => {
  const both = withDraft(withDraft(none, ana, typed("5")), nobody, typed("3", 2));
  expect(strokesOf(handedOver(both, ana, undefined), ana)).toEqual([
    [1, "5"],
    [2, "3"],
  ]);
});

test("where nothing was typed for nobody, the player's card stays", () => {
  const first = (strokes: string) =>
    draftOf(handedOver(withDraft(none, nobody, typed(strokes)), ana, card), ana).edits.get(1);
  expect(first("5")).toEqual({ strokes: "5", putts: "3", penalties: "1", notes: "" });
  expect(first("")).toEqual({ strokes: "4", putts: "3", penalties: "1", notes: "" });
});

const stored = { strokes: "5", putts: "8", penalties: "1", notes: "" };

test("what was left empty in a touched hole is par, two putts and no penalty", () => {
  expect(
    scoreOf({ holeNumber: 7, par: 3 }, { ...emptyHole, notes: "lost ball" }, undefined),
  ).toEqual({
    holeNumber: 7,
    strokes: 3,
    putts: 2,
    penalties: 0,
    notes: "lost ball",
  });
});

test("what was typed is sent, also a zero", () => {
  const edit = { strokes: "4", putts: "0", penalties: "2", notes: "" };
  expect(scoreOf({ holeNumber: 1, par: 5 }, edit, undefined)).toMatchObject({
    strokes: 4,
    putts: 0,
    penalties: 2,
  });
});

test("a hole is touched only while it differs from the card", () => {
  expect(isTouched(stored, stored)).toBe(false);
  expect(isTouched({ ...stored, putts: "7" }, stored)).toBe(true);
  expect(isTouched({ ...emptyHole, strokes: " " }, emptyHole)).toBe(false);
});

test.each([
  [{ strokes: "13" }, "Strokes must be between 1 and 12, or 0 for picked up"],
  [{ strokes: "-1" }, "Strokes must be between 1 and 12, or 0 for picked up"],
  [{ strokes: "4.5" }, "Strokes must be between 1 and 12, or 0 for picked up"],
  [{ strokes: "0" }, null],
  [{ putts: "7" }, "Putts must be between 0 and 6"],
  [{ penalties: "6" }, "Penalties must be between 0 and 5"],
  [{ strokes: "12", putts: "6", penalties: "5" }, null],
])("of a hole with %o it says: %s", (typed, sentence) => {
  expect(errorOfHole({ ...emptyHole, ...typed }, emptyHole)).toBe(sentence);
});

test("eight putts that the player has entered may stay", () => {
  expect(errorOfHole({ ...stored, strokes: "6" }, stored)).toBeNull();
});

const hole = { holeNumber: 7, par: 3 };
const scoreWith = (fields: Partial<StoredScore>) =>
  ({
    ...{ holeNumber: 7, strokes: 5, pickedUp: false, conceded: false },
    ...{ putts: 2, penalties: 1, notes: null, ...fields },
  }) as StoredScore;

test("0 is a hole that was picked up, and has no putts", () => {
  const score = scoreOf(hole, { ...stored, strokes: "0" }, scoreWith({}));
  expect(score).toMatchObject({ strokes: null, pickedUp: true, putts: null, penalties: 1 });
});

test("a hole that was conceded stays so when something else of it is changed", () => {
  const conceded = scoreWith({ strokes: null, pickedUp: true, conceded: true });
  const edit = storedOn({ scores: [conceded] } as never, 7);
  expect(edit.strokes).toBe("0");
  const score = scoreOf(hole, { ...edit, notes: "on the green" }, conceded);
  expect(score).toMatchObject({ strokes: null, pickedUp: true, conceded: true });
  expect(scoreOf(hole, { ...edit, strokes: "4" }, conceded)).not.toHaveProperty("conceded");
});

test("an emptied strokes field takes the hole back, and par is not filled in there", () => {
  const edit = { ...stored, strokes: "" };
  expect(isTakenBack(edit, stored)).toBe(true);
  const score = scoreOf(hole, edit, scoreWith({}));
  expect(score).toMatchObject({ holeNumber: 7, strokes: null });
  expect(score).not.toHaveProperty("pickedUp");
  expect(isTakenBack({ ...emptyHole, putts: "2" }, emptyHole)).toBe(false);
});
