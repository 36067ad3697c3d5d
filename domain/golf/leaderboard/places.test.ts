import { describe, expect, test } from "vitest";
import type { BoardOptions } from "./entry.ts";
import { countback, places, player, thru, to } from "./examples.ts";

describe("places", () => {
  test("shared places show a T, and the next are skipped", () => {
    const totals = { Ana: 0, Ben: -1, Cleo: 0, Dan: 1 };
    const board = Object.entries(totals).map(([name, toPar]) => player(name, to(toPar)));
    expect(places(board)).toEqual(["1 Ben", "T2 Ana", "T2 Cleo", "4 Dan"]);
  });

  test("at The Open 2023 four players share second place, and the next is sixth", () => {
    const totals = { Day: 277, Harman: 271, Kim: 277, Rahm: 277, Straka: 277, Grillo: 278 };
    const board = Object.entries(totals).map(([name, total]) => player(name, to(total - 284)));
    expect(places(board)).toEqual([
      "1 Harman",
      "T2 Day",
      "T2 Kim",
      "T2 Rahm",
      "T2 Straka",
      "6 Grillo",
    ]);
  });
});

describe("ties", () => {
  const worse = to(0, countback(40, 24, 12, 4, 24, 12, 4));
  const better = to(0, countback(36, 24, 12, 4, 24, 12, 4));

  test("the countback orders tied players, who keep the shared place", () => {
    expect(places([player("Ana", worse), player("Ben", better)])).toEqual(["T1 Ben", "T1 Ana"]);
  });

  test('with the tie-break "countback" the countback decides the places', () => {
    const board = [player("Ana", worse), player("Ben", better), player("Cleo", worse)];
    expect(places(board, { tieBreak: "countback" })).toEqual(["1 Ben", "T2 Ana", "T2 Cleo"]);
  });

  test.for([0, 1, 2, 3, 4, 5, 6])(
    "stretch %d of the countback decides before the stretches after it",
    (stretch) => {
      const changes = [0, 0, 0, 0, 0, 0, 1, -2, -2, -2, -2, -2, -2].slice(
        6 - stretch,
        13 - stretch,
      );
      const more = player("Ana", to(0, countback(...changes.map((change) => 20 + change))));
      const fewer = player("Ben", to(0, countback(...changes.map(() => 20))));
      const board = (scoring: BoardOptions["scoring"]) =>
        places([more, fewer], { tieBreak: "countback", scoring });
      expect(board("gross")).toEqual(["1 Ben", "2 Ana"]);
      expect(board("stableford")).toEqual(["1 Ana", "2 Ben"]);
    },
  );

  test("the score of the last round decides before the countback of its holes", () => {
    const ana = player("Ana", to(-2), to(2, countback(30, 20, 10, 3, 20, 10, 3)));
    const ben = player("Ben", to(2), to(-2, countback(40, 30, 15, 5, 30, 15, 5)));
    expect(places([ana, ben], { numberOfRounds: 2, tieBreak: "countback" })).toEqual([
      "1 Ben",
      "2 Ana",
    ]);
    expect(places([ana, ben], { numberOfRounds: 2, scoring: "stableford" })).toEqual([
      "T1 Ben",
      "T1 Ana",
    ]);
  });

  test("a net board uses the net countback, with its fractions", () => {
    const net = (nine: number) =>
      to(0, { countback: { gross: [36], net: [nine], stableford: [18] } });
    const board = [player("Ana", net(36 - 7.5)), player("Ben", net(36 - 8))];
    expect(places(board, { scoring: "net", tieBreak: "countback" })).toEqual(["1 Ben", "2 Ana"]);
    expect(places(board, { tieBreak: "countback" })).toEqual(["T1 Ana", "T1 Ben"]);
  });

  test("an incomplete card leaves all players who are tied with it in the order of their names", () => {
    const board = [player("Ana", worse), player("Ben", better), player("Cleo", thru(3, 0))];
    expect(places(board, { tieBreak: "countback" })).toEqual(["T1 Ana", "T1 Ben", "T1 Cleo"]);
  });

  test("tied players who played different last rounds stay in the order of their names", () => {
    const board = [player("Ben", to(1), to(-1)), player("Ana", to(0))];
    expect(places(board, { numberOfRounds: 2, tieBreak: "countback" })).toEqual([
      "T1 Ana",
      "T1 Ben",
    ]);
  });

  test("players who are still level are ordered by last name, then by first name", () => {
    const named = (firstName: string, lastName: string) => ({
      ...player(firstName, to(0)),
      user: { id: firstName, firstName, lastName },
    });
    const board = [
      named("Zoe", "Berg"),
      named("Éva", "Ács"),
      named("Ana", "Berg"),
      named("Dan", "adams"),
    ];
    expect(places(board)).toEqual(["T1 Éva", "T1 Dan", "T1 Ana", "T1 Zoe"]);
  });
});
