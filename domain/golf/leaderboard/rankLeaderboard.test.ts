import { describe, expect, test } from "vitest";
import {
  disqualified,
  missedCut,
  options,
  pickedUp,
  places,
  player,
  rank,
  scores,
  thru,
  to,
  withdrawn,
} from "./examples.ts";
import { rankTeams } from "./rankLeaderboard.ts";

describe("scores to par and views", () => {
  test("players are compared by the par of the holes they played, however many holes these are", () => {
    expect(places([player("Ana", to(2)), player("Ben", thru(1, -1))])).toEqual(["1 Ben", "2 Ana"]);
  });

  const ana = player("Ana", scores(10, -2, 38), scores(2, 1, 30));
  const ben = player("Ben", scores(4, 2, 33), scores(3, 3, 36));
  const cleo = player("Cleo", scores(6, 0, 36));
  const all = [ana, ben, cleo];

  test.for([
    ["event-total", "gross", ["1 Cleo +6", "2 Ben +7", "3 Ana +12"]],
    ["event-total", "net", ["1 Ana -1", "2 Cleo E", "3 Ben +5"]],
    ["event-total", "stableford", ["1 Ben 69 pts", "2 Ana 68 pts", "3 Cleo 36 pts"]],
    ["single-round", "gross", ["1 Ana +2", "2 Ben +3", "- Cleo -"]],
    ["single-round", "stableford", ["1 Ben 36 pts", "2 Ana 30 pts", "- Cleo -"]],
    ["all-rounds", "gross", ["1 Ben +3.5", "T2 Ana +6.0", "T2 Cleo +6.0"]],
    ["all-rounds", "net", ["1 Ana -0.5", "2 Cleo E", "3 Ben +2.5"]],
    ["all-rounds", "stableford", ["1 Cleo 36.0 pts", "2 Ben 34.5 pts", "3 Ana 34.0 pts"]],
  ] as const)("the board of the view %s in %s scoring", ([view, scoring, expected]) => {
    const board = rank(all, { view, scoring, selectedRound: 2, numberOfRounds: 2 });
    const read = board.map((line) => `${line.position} ${line.entry.user.firstName} ${line.total}`);
    expect(read).toEqual(expected);
  });

  test("players are ranked by unrounded averages, and thirds are compared exactly", () => {
    const third = player("Ana", to(0), to(0), to(1));
    const half = player("Ben", to(0), to(1));
    const alsoThird = player("Cleo", to(1), to(0), to(0));
    expect(places([half, third, alsoThird], { view: "all-rounds", numberOfRounds: 3 })).toEqual([
      "T1 Cleo",
      "T1 Ana",
      "3 Ben",
    ]);
  });

  test("a line contains numbers beside its texts", () => {
    const [first] = rank([player("Ana", to(-3), to(0))], { view: "all-rounds" });
    expect(first).toMatchObject({ place: 1, toPar: -1.5, points: null, total: "-1" });
    const [points] = rank([player("Ana", to(-3))], { scoring: "stableford" });
    expect(points).toMatchObject({ place: 1, toPar: null, points: 39 });
    const [nothing] = rank([player("Ana")]);
    expect(nothing).toMatchObject({ place: null, toPar: null, points: null });
  });
});

describe("order", () => {
  test("ranked players come first, then those without scores, then MC, WD and DQ, each by result and name", () => {
    const board = [
      disqualified(player("Ana", to(-9))),
      withdrawn(player("Ben", to(3))),
      withdrawn(player("Cleo", to(1))),
      withdrawn(player("Dan")),
      missedCut(player("Eve", to(5))),
      missedCut(player("Fay", to(5))),
      missedCut(player("Gus", to(4))),
      player("Ida"),
      player("Hal"),
      player("Jon", to(12)),
    ];
    expect(places(board)).toEqual([
      "1 Jon",
      "- Hal",
      "- Ida",
      "MC Gus",
      "MC Eve",
      "MC Fay",
      "WD Cleo",
      "WD Ben",
      "WD Dan",
      "DQ Ana",
    ]);
    expect(
      rank(board)
        .slice(1)
        .every(({ place }) => place === null),
    ).toBe(true);
  });

  test("a player who has withdrawn takes no place from the others", () => {
    expect(places([withdrawn(player("Ana", to(-5))), player("Ben", to(0))])).toEqual([
      "1 Ben",
      "WD Ana",
    ]);
  });
});

describe("a completed event", () => {
  const board = [
    player("Ana", to(0), to(0)),
    player("Ben", to(-9), thru(9, -5)),
    player("Cleo", thru(2, -2)),
    player("Dan"),
    missedCut(player("Eve", to(9))),
    disqualified(player("Fay", to(-9), to(-9))),
  ];

  test("a completed event marks players who have not completed all rounds as withdrawn", () => {
    expect(places(board, { numberOfRounds: 2, isCompleted: true })).toEqual([
      "1 Ana",
      "- Dan",
      "MC Eve",
      "WD Ben",
      "WD Cleo",
      "DQ Fay",
    ]);
  });

  test("a running event does not mark players who have not completed all rounds", () => {
    expect(places(board, { numberOfRounds: 2 }).slice(0, 3)).toEqual(["1 Ben", "2 Cleo", "3 Ana"]);
  });
});

describe("a round with a hole that was picked up", () => {
  const board = [
    player("Ana", to(9)),
    player("Ben", pickedUp(20)),
    missedCut(player("Cleo", to(0))),
    withdrawn(player("Dan", pickedUp(30))),
    missedCut(player("Eve", pickedUp(10))),
    player("Fay"),
  ];

  test("it is no return in strokes, behind those who missed the cut and before who withdrew", () => {
    expect(places(board)).toEqual(["1 Ana", "- Fay", "MC Cleo", "NR Ben", "NR Eve", "WD Dan"]);
  });

  test("there is no total, and the round says NR", () => {
    expect(rank([player("Ben", pickedUp(20))])).toMatchObject([
      { position: "NR", total: "-", round: "NR", thru: "F*", strokes: "-" },
    ]);
    expect(rank([player("Ben", to(1), pickedUp(20))], { numberOfRounds: 2 })).toMatchObject([
      { total: "-", roundCells: [{ text: "73" }, { text: "NR" }] },
    ]);
  });

  test("it counts its points in Stableford", () => {
    expect(places(board, { scoring: "stableford" }).slice(0, 2)).toEqual(["1 Ana", "2 Ben"]);
  });

  test("the board of another round does not know of it", () => {
    const both = player("Ben", pickedUp(20), to(2));
    const second = { view: "single-round", selectedRound: 2, numberOfRounds: 2 } as const;
    expect(places([both], second)).toEqual(["1 Ben"]);
  });
});

describe("an unfinished round when the event is completed", () => {
  const short = thru(17, 0);
  const signed = { ...short, isReturned: true };
  const board = [player("Ana", to(5)), player("Ben", short), player("Cleo", signed)];

  test("it makes WD in strokes, and NR where the card was signed or verified", () => {
    expect(places(board, { isCompleted: true })).toEqual(["1 Ana", "NR Cleo", "WD Ben"]);
    expect(rank([player("Cleo", signed)], { isCompleted: true })).toMatchObject([
      { total: "-", round: "NR", strokes: "-" },
    ]);
  });

  test("who has left keeps what was played, however it was signed", () => {
    expect(rank([withdrawn(player("Dan", signed))], { isCompleted: true })).toMatchObject([
      { position: "WD", total: "E", round: "E", strokes: "68" },
    ]);
  });

  test("it counts in points, and only a round without a card makes WD", () => {
    const points = { scoring: "stableford", isCompleted: true, numberOfRounds: 2 } as const;
    const both = [player("Ana", to(5), short), player("Ben", short), player("Cleo", to(0), to(0))];
    expect(places(both, points)).toEqual(["1 Cleo", "2 Ana", "WD Ben"]);
  });
});

test("teams are ranked by the same rules as players, and by their own name", () => {
  const team = (name: string, toPar: number) => ({
    team: { id: name, name },
    rounds: [{ ...to(toPar), roundNumber: 1 }],
  });
  const board = rankTeams([team("Wolves", 2), team("Bears", 2), team("Lynxes", -1)], options);
  expect(
    board.map(({ position, entry, total }) => `${position} ${entry.team.name} ${total}`),
  ).toEqual(["1 Lynxes -1", "T2 Bears +2", "T2 Wolves +2"]);
});
