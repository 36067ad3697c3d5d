import { expect, test } from "vitest";
import type { SheetCard } from "../scoreSheetQuery.ts";
import { type Drafts, draftOf, handedOver, withDraft } from "./drafts.ts";
import { emptyHole } from "./holeEdits.ts";

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
