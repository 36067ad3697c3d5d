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

test.for([true, false])("whether matches rank a board of match play: %s", (matches_rank) => {
  const tournament = { settings: {}, rulings: {}, status: "completed", matches_rank } as never;
  const rows = { ...noCards, tournament };
  const matches = matchesOnBoard(tournamentId, rows, nothing, terms);
  expect(matches === null).toBe(!matches_rank);
  expect(sidesOnBoard(rows, [pair], terms)).toHaveLength(matches_rank ? 1 : 0);
  expect(sidesOnBoard(rows, [pair], { playFormat: "FOURSOMES" })).toHaveLength(1);
});
