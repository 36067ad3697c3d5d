import { Result } from "effect";
import { describe, expect, test } from "vitest";
import { missedCut, missedSecondCut, nine, pars, player, textOf } from "./examples.ts";
import { faultText } from "./fault.ts";
import { readTournamentFile } from "./readTournamentFile.ts";
import { published } from "./testing/files.ts";

const faultsOf = (text: string) => {
  const read = readTournamentFile(text);
  return Result.isFailure(read) ? read.failure.faults.map(faultText) : [];
};

const ana = player("Ana Ace", [70, 71]);
const ben = player("Ben Bogey", [72, 73]);
const of = (players: ReadonlyArray<unknown>, fields: object = {}) =>
  faultsOf(textOf("Open", players, fields));

describe("a fault in a file and its place", () => {
  test.for([
    { players: [], says: "players: has nobody in it" },
    { players: [5], says: "players[0]: must be an object" },
    { players: [{}], says: "players[0].status: is missing" },
    { players: [{ ...ana, player: " " }], says: /^players\[0\]\.player: must be a name/ },
    {
      players: [{ ...ana, player: "Ana\u001B[2J Ace" }],
      says: /^players\[0\]\.player: must be a name of 1 to 100 visible characters/,
    },
    {
      players: [{ ...ana, total: 142 }],
      says: "players[0].total: is 142, but the rounds add up to 141 (Ana Ace)",
    },
    {
      players: [{ ...ana, status: "lost" }],
      says: /^players\[0\]\.status: must be one of .*"lost"$/,
    },
    { players: [ana, { ...ana }], says: 'players[1].player: "Ana Ace" is players[0] already' },
    {
      players: [{ ...ana, rounds: [70, 0] }],
      says: "players[0].rounds[1]: must be a whole number from 1 to 216, not 0",
    },
    {
      players: [{ ...ana, rounds: [1, 1, 1, 1, 1, 1, 1] }],
      says: /^players\[0\]\.rounds: must be at most 6 rounds/,
    },
    {
      players: [{ ...ana, rounds: [70, 7], total: 77 }],
      says: /^players\[0\]\.rounds\[1\]: 7 strokes are no round of 18 holes/,
    },
    {
      players: [{ ...ana, toParPublished: "E" }],
      says: "players[0].toParPublished: is E, but the rounds make +1 (Ana Ace)",
    },
    {
      players: [{ ...ana, round2Holes: pars }],
      says: "players[0].round2Holes: the holes add up to 70, but rounds[1] is 71 (Ana Ace)",
    },
    {
      players: [{ ...ana, round2Holes: nine }],
      says: "players[0].round2Holes: has 9 holes, and the course 18 (Ana Ace)",
    },
    {
      players: [{ ...ana, round3Holes: pars }],
      says: /^players\[0\]\.round3Holes: has holes of a round that is not in rounds/,
    },
    {
      players: [ana, ben, player("Cleo", [70])],
      says: "players[2].rounds: has 1 of 2 rounds, but has finished (Cleo)",
    },
    {
      players: [ana, missedCut("Ben", [70, 71])],
      says: "players[1].rounds: has 2 of 2 rounds, but missed a cut (Ben)",
    },
    {
      players: [ana, { ...ben, published: "T2" }],
      says: "players[1].published: is T2, but the totals make it 2 (Ben Bogey)",
    },
    {
      players: [ana, { ...player("Ben", [71, 70]), published: "T2" }],
      says: "players[1].published: is T2, but the totals make it T1 (Ben)",
    },
    {
      players: [ana, { ...ben, positionByTieRule: "1" }],
      says: /^players\[1\]\.positionByTieRule: is 1/,
    },
    {
      players: [ana, { ...ben, rankRange_1toN: [1, 2] }],
      says: "players[1].rankRange_1toN: is 1 to 2, but the totals make it 2 to 2 (Ben Bogey)",
    },
    { players: [ana], par: 71, says: "par: is 71, but parPerHole adds up to 70" },
    {
      players: [ana],
      parPerHole: pars.slice(1),
      says: "parPerHole: has 17 holes, and a course has 9 or 18",
    },
    {
      players: [ana],
      parPerHole: [...pars.slice(1), 8],
      says: "parPerHole[17]: must be a whole number from 3 to 6, not 8",
    },
    { players: [ana], event: null, says: /^event: must be a name/ },
    { players: [ana], playersListed: 2, says: "playersListed: is 2, but the file has 1" },
    { players: [ana], playersComplete: 0, says: "playersComplete: is 0, but the file has 1" },
    {
      players: [ana],
      cut: { afterRound: 2 },
      says: /^cut\.afterRound: is 2, but a cut comes before the last of 2 rounds/,
    },
    { players: [ana], cut: { line: "E" }, says: "cut.afterRound: is missing" },
    {
      players: [ana, missedCut("Ben", [75])],
      cut: { afterRound: 1, count: 2 },
      says: "cut.count: is 2, but 1 players played on",
    },
    {
      players: [ana, missedCut("Ben", [75])],
      cut: { afterRound: 1, line: "+5" },
      says: "cut.line: is +5, but players[1] (Ben) missed the cut at +5",
    },
    {
      players: [ana, missedCut("Ben", [75])],
      cut: { afterRound: 1, line: "-1" },
      says: "cut.line: is -1, but players[0] (Ana Ace) played on at E",
    },
    {
      players: [ana, missedSecondCut("Ben", [75])],
      cut: { afterRound: 1 },
      says: /^players\[1\]\.status: .* but the cut was after round 1/,
    },
    { players: [ana], kind: "tee sheet", says: /^kind: must be "tournament leaderboard"/ },
  ])("the fault is named: $says", ({ says, players, ...fields }) => {
    const isSaid = (fault: string) => (says instanceof RegExp ? says.test(fault) : says === fault);
    expect(of(players, fields).filter(isSaid)).toHaveLength(1);
  });

  test("a file that is no object or no JSON is refused", () => {
    expect(faultsOf("[]")).toEqual(["The file holds no object."]);
    expect(faultsOf("{")).toEqual([expect.stringMatching(/^The file is not JSON: /)]);
    expect(faultsOf("{}")).toHaveLength(5);
  });
});

test("all faults are named together, and a wrong number only once", () => {
  const file = JSON.parse(published("players-2017"));
  file.par = 71;
  file.cut.count = 50;
  file.players[0].rounds[2] = 70;
  file.players[3].status = "abducted";
  file.players[7].round4Holes[0] = 9;
  file.players[20].published = "T1";
  file.players[144].total = 12;

  const places = faultsOf(JSON.stringify(file)).map((text) => text.slice(0, text.indexOf(":")));
  expect(places.toSorted()).toEqual([
    "cut.count",
    "par",
    "players[0].total",
    "players[144].total",
    "players[20].published",
    "players[3].status",
    "players[7].round4Holes",
  ]);
});

test("deeply nested lists are named and shortened", () => {
  const layers = `${"[".repeat(50_000)}${"]".repeat(50_000)}`;
  const text = textOf("Open", [ana], { source: "layers" }).replace('"layers"', layers);
  expect(faultsOf(text)).toEqual(['source: must be a text, not ["..."]']);
});

test("two thousand players are accepted, and one more is refused", () => {
  const field = Array.from({ length: 2000 }, (_, index) => player(`Player ${index}`, [70, 71]));
  expect(of(field)).toEqual([]);
  expect(of([...field, ben])).toEqual([
    "The file has 2001 players, and an import takes 2000 at most.",
  ]);
});
