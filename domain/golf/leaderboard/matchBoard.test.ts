import { expect, test } from "vitest";
import type { PlayerEntry } from "./entry.ts";
import { missedCut, places, player, rank, to, unplayed, withdrawn } from "./examples.ts";
import { movement } from "./movement.ts";
import type { OwnMatch } from "./ownMatch.ts";

const open: OwnMatch = {
  roundNumber: 1,
  hasStarted: true,
  result: null,
  holesUp: 0,
  holesPlayed: 5,
  text: "2 up",
};
const won = (holesUp: number): OwnMatch => ({
  ...open,
  ...{ result: "win", holesUp, text: `won ${holesUp} up` },
});
const lost = (holesDown: number): OwnMatch => ({
  ...open,
  ...{ result: "loss", holesUp: -holesDown, text: "lost" },
});
const halved: OwnMatch = { ...open, result: "halved", text: "halved" };
const arranged: OwnMatch = { ...open, hasStarted: false, text: "AS" };

const inMatches = (name: string, ...matches: ReadonlyArray<OwnMatch>): PlayerEntry => ({
  ...player(name),
  matches,
});

test("who won stands before who lost, whatever the strokes of both are", () => {
  const winner = { ...player("Wanda", to(14)), matches: [won(10)] };
  const loser = { ...player("Larry", to(0)), matches: [lost(10)] };
  expect(places([loser, winner])).toEqual(["1 Wanda", "2 Larry"]);
  for (const scoring of ["gross", "net", "stableford"] as const) {
    expect(places([loser, winner], { scoring })).toEqual(["1 Wanda", "2 Larry"]);
  }
});

test("points rank, then holes up, then the place is shared", () => {
  const field = [
    inMatches("Ana", won(3)),
    inMatches("Ben", lost(3)),
    inMatches("Cleo", won(5)),
    inMatches("Dan", lost(5)),
    inMatches("Eve", halved),
    inMatches("Finn", halved),
  ];
  expect(places(field, { tieBreak: "countback" })).toEqual([
    "1 Cleo",
    "2 Ana",
    "T3 Eve",
    "T3 Finn",
    "5 Ben",
    "6 Dan",
  ]);
});

test("where numbers of matches differ, the share that was won ranks", () => {
  const field = [
    inMatches("Ana", won(1), won(1)),
    inMatches("Ben", won(2), lost(1)),
    inMatches("Cleo", lost(2), lost(1)),
    inMatches("Dan", won(4)),
    inMatches("Eve", lost(4)),
  ];
  expect(places(field)).toEqual(["1 Dan", "2 Ana", "3 Ben", "4 Cleo", "5 Eve"]);
  expect(rank(field).map(({ total }) => total)).toEqual(["1", "2", "1", "0", "0"]);
});

test("a running match counts nothing and is shown as it stands", () => {
  const [line] = rank([inMatches("Ana", open)]);
  expect(line).toMatchObject({
    ...{ position: "1", total: "0", thru: "5", round: "2 up", strokes: "-" },
    roundCells: [{ text: "-" }],
  });
});

test("a decided match has its points in the total and in its round", () => {
  const [line] = rank([inMatches("Ana", halved, { ...won(3), text: "won 3&2" })]);
  expect(line).toMatchObject({ total: "1½", thru: "F*", round: "halved, won 3&2", points: 1.5 });
  expect(line?.roundCells).toMatchObject([{ text: "1½" }]);
});

test("who waits for a match has no place yet, and who has none stands behind", () => {
  const field = [inMatches("Ana"), inMatches("Ben", arranged), inMatches("Cleo", lost(1))];
  expect(places(field)).toEqual(["1 Cleo", "- Ben", "- Ana"]);
});

test("an unfinished card is no withdrawal and no missing return, but who left has the mark", () => {
  const over = { isCompleted: true };
  const field = [
    { ...player("Ana", unplayed), matches: [won(10)] },
    withdrawn(inMatches("Ben", lost(10))),
    missedCut(inMatches("Cleo", lost(1))),
  ];
  expect(places(field, over)).toEqual(["1 Ana", "MC Cleo", "WD Ben"]);
});

test("a play-off decides who is level, once all matches are over", () => {
  const playOff = (order: number) => ({ place: 1, order, players: 2, scoring: "gross" as const });
  const level = (order: number, match = won(1)) => ({
    ...inMatches(order === 1 ? "Ana" : "Ben", match),
    playOff: playOff(order),
  });
  expect(places([level(2), level(1)])).toEqual(["1 Ana", "2 Ben"]);
  expect(places([level(2, open), level(1, open)])).toEqual(["T1 Ana", "T1 Ben"]);
});

test("movement compares the points before the round with those now", () => {
  const second = (match: OwnMatch): OwnMatch => ({ ...match, roundNumber: 2 });
  const field = [
    inMatches("Ana", won(1), second(lost(5))),
    inMatches("Ben", lost(1), second(won(5))),
  ];
  const options = {
    ...({ scoring: "gross", tieBreak: "shared", numberOfRounds: 2, isCompleted: false } as const),
  };
  expect([...movement(field, options).values()]).toEqual([-1, 1]);
});
