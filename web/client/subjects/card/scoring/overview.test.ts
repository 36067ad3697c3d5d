import { expect, test } from "vitest";
import type { ShortScorecard } from "../../../../contract/card/shortScorecard.ts";
import type { AdminParticipant } from "../../../../contract/field/participants.ts";
import { cellText, figuresText, progressOf, rowsOf } from "./overview.ts";

const card = (userId: string, roundNumber: number, verified: number, waiting: number) =>
  ({
    userId,
    roundNumber,
    isComplete: verified + waiting === 18,
    rejection: null,
    totalGrossScore: 84,
    totalAdjustedScore: 70,
    thru: verified + waiting,
    openHoles: waiting,
  }) as unknown as ShortScorecard;

const participant = (id: string, status: AdminParticipant["status"]) =>
  ({ id, firstName: id, lastName: "Ace", status, playerStatus: "playing" }) as AdminParticipant;

test.each([
  [undefined, "No scores yet"],
  [card("Ana", 1, 0, 0), "No scores yet"],
  [card("Ana", 1, 2, 3), "3 holes need verification"],
  [card("Ana", 1, 17, 1), "1 hole needs verification"],
  [card("Ana", 1, 18, 0), "All holes verified"],
  [{ ...card("Ana", 1, 0, 18), rejection: { reason: "Hole 4?" } } as ShortScorecard, "Sent back"],
])("a round says what there is to do: %#", (round, text) => {
  expect(cellText(round)).toBe(text);
});

test("a round says how it was played, and how far", () => {
  expect(figuresText(card("Ana", 1, 0, 18))).toBe("Gross 84 · Net 70 · F");
  expect(figuresText(card("Ana", 1, 2, 3))).toBe("Gross 84 · Net 70 · thru 5");
});

test("a round with a hole that was picked up has no total", () => {
  const pickedUp = { ...card("Ana", 1, 0, 18), totalGrossScore: null, totalAdjustedScore: null };
  expect(figuresText(pickedUp)).toBe("Gross NR · Net NR · F");
});

test("how far a player is, is counted in complete rounds", () => {
  const progress = (...cards: ReadonlyArray<ShortScorecard>) => {
    const [row] = rowsOf([participant("Ana", "approved")], cards);
    return progressOf(row!, 2);
  };
  expect(progress()).toBe("Not Started");
  expect(progress(card("Ana", 1, 0, 17))).toBe("Not Started");
  expect(progress(card("Ana", 1, 0, 18))).toBe("In Progress");
  expect(progress(card("Ana", 1, 18, 0), card("Ana", 2, 0, 18))).toBe("Tournament Complete");
});

test("a player whose card was sent back is neither complete nor without a start", () => {
  const sentBack = { ...card("Ana", 1, 0, 18), rejection: { reason: "Hole 4?" } };
  const [row] = rowsOf([participant("Ana", "approved")], [sentBack]);
  expect(progressOf(row!, 1)).toBe("In Progress");
});

test("who has no place is listed only with a card", () => {
  const everybody = [
    participant("Ana", "approved"),
    participant("Ben", "cancelled"),
    participant("Cleo", "cancelled"),
  ];
  const names = rowsOf(everybody, [card("Ben", 1, 0, 9)]).map(({ playerId }) => playerId);
  expect(names).toEqual(["Ana", "Ben"]);
});
