import { Result } from "effect";
import { expect, test } from "vitest";
import { missedCut, missedSecondCut, nine, pars, player, textOf, withdrawn } from "./examples.ts";
import { readTournamentFile } from "./readTournamentFile.ts";
import { published } from "./testing/files.ts";

const isRead = (text: string) => Result.isSuccess(readTournamentFile(text));

const ana = player("Ana Ace", [70, 71]);

test.for(["masters-2018", "players-2017"])("the file %s has no fault", (name) => {
  expect(isRead(published(name))).toBe(true);
});

test.for([
  { what: "one round and no cut", players: [player("Ana", [70])] },
  { what: "nine holes", players: [player("Ana", [35, 36])], par: 35, parPerHole: nine },
  { what: "a withdrawal on the course", players: [ana, withdrawn("Ben", [75, 30])] },
  { what: "a withdrawal before the start", players: [ana, withdrawn("Ben", [])] },
  { what: "only withdrawals", players: [withdrawn("Ana", [70, 20]), withdrawn("Ben", [72])] },
  {
    what: "two cuts",
    players: [
      player("Ana", [70, 70, 70, 70]),
      missedCut("Ben", [75, 75]),
      missedSecondCut("Cleo", [72, 72, 75]),
    ],
    cut: { afterRound: 2, line: "+4", count: 2 },
  },
  {
    what: "a cut that nobody missed",
    players: [ana],
    cut: { afterRound: 1, line: "E", count: 1 },
  },
  {
    what: "a withdrawal between the rounds, counted among those who made the cut",
    players: [ana, withdrawn("Ben", [70]), missedCut("Cleo", [75])],
    cut: { afterRound: 1, line: "E", count: 2 },
  },
  {
    what: "the holes of a round that was given up",
    players: [ana, { ...withdrawn("Ben", [70, 12]), round2Holes: [4, 5, 3], toParPublished: "+1" }],
  },
  {
    what: "a hole of thirteen strokes, and one of thirty",
    players: [
      { ...player("Ana", [79]), round1Holes: [13, ...pars.slice(1)] },
      { ...player("Ben", [96]), round1Holes: [30, ...pars.slice(1)] },
    ],
  },
  { what: "two players of one name", players: [ana, player("Ana  Ace", [70, 72])] },
  { what: "six rounds", players: [player("Ana", [70, 70, 70, 70, 70, 70])] },
  {
    what: "a play-off",
    players: [
      { ...ana, published: "1", positionByTieRule: "T1", rankRange_1toN: [1, 2] },
      { ...player("Ben", [71, 70]), published: "2", positionByTieRule: "T1" },
    ],
  },
  {
    what: "a play-off of three whose losers share a place",
    players: [
      { ...ana, published: "1", positionByTieRule: "T1", rankRange_1toN: [1, 3] },
      { ...player("Ben", [71, 70]), published: "T2", positionByTieRule: "T1" },
      { ...player("Cleo", [69, 72]), published: "T2", positionByTieRule: "T1" },
    ],
  },
])("a file with $what has no fault", ({ players, ...fields }) => {
  expect(isRead(textOf("Open", players, fields))).toBe(true);
});

test("a file with a byte order mark has no fault", () => {
  expect(isRead(`\uFEFF${textOf("Open", [ana])}`)).toBe(true);
});
