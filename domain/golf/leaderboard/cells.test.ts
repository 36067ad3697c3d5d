import { describe, expect, test } from "vitest";
import type { BoardOptions, PlayerEntry } from "./entry.ts";
import { player, rank, scores, thru, to, unplayed, withdrawn } from "./examples.ts";

/** The whole line as a board prints it. */
const lines = (entries: ReadonlyArray<PlayerEntry>, change: Partial<BoardOptions> = {}) =>
  rank(entries, change).map((line) =>
    [
      line.position,
      line.entry.user.firstName,
      line.total,
      line.thru,
      line.round,
      ...line.roundCells.map(({ text }) => text),
      line.strokes,
    ].join(" | "),
  );

describe("the cells of a board", () => {
  const ana = player("Ana", scores(3, -1, 31), thru(5, 1));
  const ben = player("Ben", scores(-2, 0, 38));

  test.for([
    [
      "event-total",
      "gross",
      ["1 | Ben | -2 | F* | - | 70 | - | 70", "2 | Ana | +4 | 5 | +1 | 75 | 21 | 96"],
    ],
    [
      "event-total",
      "net",
      ["T1 | Ana | E | 5 | +1 | 71 | 21 | 92", "T1 | Ben | E | F* | - | 72 | - | 72"],
    ],
    [
      "event-total",
      "stableford",
      ["1 | Ana | 40 pts | 5 | 9 pts | 31 | 9 | 96", "2 | Ben | 38 pts | F* | - | 38 | - | 70"],
    ],
    [
      "single-round",
      "gross",
      ["1 | Ben | -2 | F* | -2 | 70 | - | 70", "2 | Ana | +3 | F* | +3 | 75 | 21 | 75"],
    ],
    [
      "all-rounds",
      "gross",
      ["1 | Ben | -2.0 | F* | - | 70 | - | 70.0", "2 | Ana | +2.0 | 5 | +1 | 75 | 21 | 48.0"],
    ],
  ] as const)("the cells of the view %s in %s scoring", ([view, scoring, expected]) => {
    expect(lines([ana, ben], { view, scoring, numberOfRounds: 2 })).toEqual(expected);
  });

  const averages = (...players: ReadonlyArray<ReadonlyArray<number>>) =>
    rank(
      players.map((toPars, index) => player(`${index}`, ...toPars.map((each) => to(each)))),
      { view: "all-rounds", numberOfRounds: 4 },
    ).map(({ total, strokes }) => `${total} ${strokes}`);

  test("averages have one decimal, and halves are rounded up, also below par", () => {
    expect(averages([1, 0])).toEqual(["+0.5 72.5"]);
    expect(averages([-1, 0])).toEqual(["-0.5 71.5"]);
    expect(averages([-1, 1])).toEqual(["E 72.0"]);
    expect(averages([1, 0, 0, 0])).toEqual(["+0.3 72.3"]);
    expect(averages([-1, 0, 0, 0])).toEqual(["-0.2 71.8"]);
  });

  test("averages have two decimals where players of different places would otherwise look level", () => {
    expect(averages([1, 0, 0, 0], [1, 0, 0])).toEqual(["+0.25 72.25", "+0.33 72.33"]);
    expect(averages([1, 0], [0, 1])).toEqual(["+0.5 72.5", "+0.5 72.5"]);
  });

  test("different averages of points never look the same", () => {
    const board = rank(
      [
        player("Ana", to(0, { stablefordPoints: 35 }), to(0, { stablefordPoints: 34 })),
        player("Ben", to(0, { stablefordPoints: 35 })),
      ],
      { view: "all-rounds", scoring: "stableford", numberOfRounds: 2 },
    );
    expect(board.map(({ position, total }) => `${position} ${total}`)).toEqual([
      "1 35.0 pts",
      "2 34.5 pts",
    ]);
  });

  test("in an event of one round the columns ROUND and TOTAL are equal, in every view", () => {
    for (const view of ["event-total", "single-round", "all-rounds"] as const) {
      const [line] = rank([player("Ana", thru(7, -2))], { view });
      expect([line?.round, line?.total, line?.thru]).toEqual(["-2", "-2", "7"]);
    }
  });

  test("the current round is the latest in which any player has a score", () => {
    const early = player("Ana", to(1), unplayed);
    const out = withdrawn(player("Ben", to(0), thru(1, 0)));
    expect(lines([early, out], { numberOfRounds: 2 })[0]).toBe(
      "1 | Ana | +1 | F* | - | 73 | - | 73",
    );
  });

  test("THRU counts the holes of the current round, even when an earlier one is not finished", () => {
    const board = [
      player("Ana", thru(9, 0)),
      player("Ben", to(1), thru(2, 0)),
      player("Cleo", thru(17, 2), to(1)),
    ];
    expect(rank(board, { numberOfRounds: 2 }).map((line) => line.thru)).toEqual(["0", "2", "18"]);
  });

  test("a round cell contains its round, so that it can be opened", () => {
    const [line] = rank([player("Ana", to(1), unplayed)], { numberOfRounds: 3 });
    expect(line?.roundCells).toEqual([
      { roundNumber: 1, text: "73", round: line?.entry.rounds[0] },
      { roundNumber: 2, text: "-", round: null },
      { roundNumber: 3, text: "-", round: null },
    ]);
  });

  test("without scores every cell is a dash", () => {
    expect(lines([player("Ana"), player("Ben", unplayed)])).toEqual([
      "- | Ana | - | - | - | - | -",
      "- | Ben | - | - | - | - | -",
    ]);
  });
});
