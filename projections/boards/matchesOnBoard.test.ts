import { expect, test } from "vitest";
import { tournamentId } from "../../domain/scorecard/examples.ts";
import { noCards } from "./board.ts";
import { matchesOnBoard, sidesOnBoard } from "./matchesOnBoard.ts";

const terms = { playFormat: "MATCH", scoringMetric: null };
const nothing = {
  tournament: null,
  ...{ players: [], groups: [], matches: [], teams: [], leavers: [], sideGames: [] },
};
const pair = {
  teamId: "0c5d9a4e-7b1f-4a63-9d52-6e8f0a1b2c3d",
  ...{ name: "Aces", kind: "pair", playerIds: ["a", "b"] },
} as never;

test.for([2, 1])("matches and sides on a board, by edition %s of the rules", (rules_edition) => {
  const tournament = { settings: {}, rulings: {}, status: "completed", rules_edition } as never;
  const rows = { ...noCards, tournament };
  const matches = matchesOnBoard(tournamentId, rows, nothing, terms);
  const sides = rules_edition === 1 ? 0 : 1;
  expect(matches === null).toBe(rules_edition === 1);
  expect(sidesOnBoard(rows, [pair], terms)).toHaveLength(sides);
  expect(sidesOnBoard(rows, [pair], { playFormat: "SCRAMBLE" })).toHaveLength(sides);
});
