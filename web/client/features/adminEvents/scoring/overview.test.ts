import { expect, test } from "vitest";
import type { AdminParticipant } from "../../../../contract/participants.ts";
import type { Scorecard } from "../../../../contract/scorecard.ts";
import { cellText, progressOf, rowsOf } from "./overview.ts";

const card = (userId: string, roundNumber: number, verified: number, waiting: number) =>
  ({
    userId,
    roundNumber,
    isComplete: verified + waiting === 18,
    scores: Array.from({ length: verified + waiting }, (_, hole) => ({
      isVerified: hole < verified,
    })),
  }) as unknown as Scorecard;

const participant = (id: string, status: AdminParticipant["status"]) =>
  ({ id, firstName: id, lastName: "Ace", status, playerStatus: "playing" }) as AdminParticipant;

test.each([
  [undefined, "No scores yet"],
  [card("Ana", 1, 0, 0), "No scores yet"],
  [card("Ana", 1, 2, 3), "3 holes need verification"],
  [card("Ana", 1, 18, 0), "All holes verified"],
])("a round says what there is to do: %#", (round, text) => {
  expect(cellText(round)).toBe(text);
});

test("how far a player is, is counted in complete rounds", () => {
  const progress = (...cards: ReadonlyArray<Scorecard>) => {
    const [row] = rowsOf([participant("Ana", "approved")], cards);
    return progressOf(row!, 2);
  };
  expect(progress()).toBe("Not Started");
  expect(progress(card("Ana", 1, 0, 17))).toBe("Not Started");
  expect(progress(card("Ana", 1, 0, 18))).toBe("In Progress");
  expect(progress(card("Ana", 1, 18, 0), card("Ana", 2, 0, 18))).toBe("Tournament Complete");
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
