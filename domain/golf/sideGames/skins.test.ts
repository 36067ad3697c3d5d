import { describe, expect, test } from "vitest";
import { card, course, joined, linesOf, moneyOf, sideGame, terms } from "./examples.ts";
import { settle } from "./settle.ts";
import type { SideGame } from "./sideGame.ts";

const statesOf = (game: SideGame) =>
  settle(game).holes.map(
    ({ state, value, carriedIn, winnerIds }) =>
      `${state} ${value}+${carriedIn} ${winnerIds.join(" ")}`,
  );

test("when holes 1 to 3 are tied and Ana has the lowest score on hole 4, she wins four skins", () => {
  const cards = [card("Ana", [4, 5, 4, 3]), card("Ben", [4, 5, 4, 4]), card("Cleo", [5, 6, 4, 4])];
  const game = sideGame({ terms: terms(4), cards });
  expect(statesOf(game)).toEqual([
    "tied 100+0 ",
    "tied 100+100 ",
    "tied 100+200 ",
    "counted 100+300 Ana",
  ]);
  expect(settle(game)).toMatchObject({
    status: "final",
    purse: 400,
    unclaimed: 0,
    winnings: [{ playerId: "Ana", amount: 400 }],
  });
  expect(settle(game).standing[0]).toMatchObject({ points: 4, strokes: 16, toPar: 0 });
});

test("players outside a tie can win the next hole", () => {
  const cards = [card("Tom", [4, 6]), card("Carol", [4, 7]), card("Gail", [6, 5])];
  expect(moneyOf(sideGame({ terms: terms(2), cards }))).toEqual({ Gail: 200 });
});

test("a value that is carried out of the last hole stays unclaimed", () => {
  const cards = [card("Ana", [3, 4]), card("Ben", [4, 4])];
  expect(settle(sideGame({ terms: terms(2), cards }))).toMatchObject({
    status: "final",
    unclaimed: 100,
  });
});

test("net skins compare scores after the strokes received are deducted", () => {
  const cards = [card("Ana", [4, 4]), card("Ben", [4, 4], { playingHandicap: 1 })];
  expect(moneyOf(sideGame({ terms: terms(2, { scoring: "net" }), cards }))).toEqual({ Ben: 100 });
  expect(moneyOf(sideGame({ terms: terms(2), cards }))).toEqual({});
});

describe("the order of play", () => {
  test("a hole is open until everybody has played it, and holes after it are won all the same", () => {
    const cards = [card("Ana", [3, 3, 3]), card("Ben", [4, null, 4])];
    const game = sideGame({ terms: terms(3), cards });
    expect(statesOf(game)).toEqual(["counted 100+0 Ana", "open 100+0 ", "counted 100+0 Ana"]);
    expect(settle(game)).toMatchObject({ status: "running", unclaimed: 100 });
    expect(settle(game).note).toBe("Hole 2 is missing.");
    expect(settle(game).standing[0]).toMatchObject({ strokes: 6, toPar: -2, winnings: 200 });
  });

  test("what an open hole may carry waits, and goes to who wins behind it once it is tied", () => {
    const game = (second: number | null) =>
      sideGame({
        terms: terms(4),
        cards: [card("Ana", [4, 3, 4, 3]), card("Ben", [4, second, 4, 4])],
      });
    expect(statesOf(game(null))).toEqual([
      ...["tied 100+0 ", "open 100+100 ", "tied 100+0 ", "counted 100+100 Ana"],
    ]);
    expect(statesOf(game(3))[3]).toBe("counted 100+300 Ana");
    expect(statesOf(game(4)).slice(1)).toEqual([
      ...["counted 100+100 Ana", "tied 100+0 ", "counted 100+100 Ana"],
    ]);
  });

  test("players who all began on one hole carry from there on, otherwise by numbers", () => {
    const cards = [card("Ana", [3, 4, 4, 4]), card("Ben", [4, 4, 4, 4])];
    const from = (...starts: ReadonlyArray<number>) =>
      statesOf(
        sideGame({
          ...{ terms: terms(4), cards },
          groups: starts.map((startHole, index) => ({
            ...{ roundNumber: 1, startHole, playerIds: [["Ana", "Ben"][index] ?? ""] },
          })),
        }),
      );
    expect(from(3, 3)[2]).toBe("counted 100+200 Ana");
    expect(from(3, 1)[0]).toBe("counted 100+0 Ana");
  });

  test("a hole that was picked up cannot be won, and is tied when everybody has picked up", () => {
    const cards = [card("Ana", ["pickedUp", 5]), card("Ben", ["pickedUp", "pickedUp"])];
    const game = sideGame({ terms: terms(2), cards });
    expect(statesOf(game)).toEqual(["tied 100+0 ", "counted 100+100 Ana"]);
    expect(settle(game).holes[1]?.results.map(({ result }) => result)).toEqual(["5", "-"]);
  });

  test("when the event is over, who has not played a hole has lost it, and nobody wins an empty one", () => {
    const cards = [card("Ana", [5, 4, null]), card("Ben", [null, 3, null])];
    const game = sideGame({ terms: terms(3), cards, isCompleted: true });
    expect(statesOf(game)).toEqual(["counted 100+0 Ana", "counted 100+0 Ben", "open 100+0 "]);
  });

  test("the first open hole shows what is carried into it", () => {
    const cards = [card("Ana", [4]), card("Ben", [4])];
    expect(statesOf(sideGame({ terms: terms(2), cards }))[1]).toBe("open 100+100 ");
  });

  test("a game ends with the event, even with open holes", () => {
    const cards = [card("Ana", [3]), card("Ben", [4])];
    const game = sideGame({ terms: terms(2), cards, isCompleted: true });
    expect(settle(game)).toMatchObject({ status: "final", unclaimed: 100 });
  });

  test("a game has not started before the first score", () => {
    const game = sideGame({ terms: terms(2), cards: [], participants: [joined("Ana")] });
    expect(settle(game)).toMatchObject({ status: "not_started", unclaimed: 200, winnings: [] });
    expect(linesOf(game)).toEqual(["1 Ana 0"]);
  });
});

describe("players who leave", () => {
  const cards = [card("Ana", [3, 4]), card("Ben", [4, 4]), card("Cleo", [2])];
  const withCleo = (playerStatus: "withdrawn" | "disqualified" | "missed_cut") =>
    sideGame({
      terms: terms(2),
      cards,
      participants: [joined("Ana"), joined("Ben"), joined("Cleo", { playerStatus })],
    });

  test.for(["withdrawn", "missed_cut"] as const)(
    "the game does not wait for a player with status %s, who keeps what they won",
    (status) => {
      expect(moneyOf(withCleo(status))).toEqual({ Cleo: 100 });
      expect(settle(withCleo(status)).status).toBe("final");
    },
  );

  test("a disqualified player is left out of the game", () => {
    expect(moneyOf(withCleo("disqualified"))).toEqual({ Ana: 100 });
    expect(linesOf(withCleo("disqualified"))).toEqual(["1 Ana 100", "2 Ben 0"]);
  });

  test("when all players have left, the holes that they did not play stay open", () => {
    const participants = [joined("Ana", { playerStatus: "withdrawn" })];
    const game = sideGame({ terms: terms(2), cards: [card("Ana", [4])], participants });
    expect(statesOf(game)).toEqual(["counted 100+0 Ana", "open 100+0 "]);
  });
});

describe("skins over several rounds", () => {
  const rounds = [
    { roundNumber: 1, holeNumbers: [1] },
    { roundNumber: 2, holeNumbers: [1] },
  ];
  const second = { roundNumber: 2 };
  const cards = [
    card("Ana", [4]),
    card("Ben", [4]),
    card("Ana", [3], second),
    card("Ben", [4], second),
  ];

  test("with one purse for all rounds a tied hole is carried over to the next round", () => {
    const stakes = [{ purse: 201, rounds }];
    const game = sideGame({ terms: terms(1, { stakes }), cards });
    expect(statesOf(game)).toEqual(["tied 101+0 ", "counted 100+101 Ana"]);
    expect(moneyOf(game)).toEqual({ Ana: 201 });
  });

  test("with a purse for each round a tied hole is not carried over to the next round", () => {
    const stakes = rounds.map((round, index) => ({ purse: 100 + index, rounds: [round] }));
    const game = sideGame({ terms: terms(1, { stakes }), cards });
    expect(statesOf(game)).toEqual(["tied 100+0 ", "counted 101+0 Ana"]);
    expect(settle(game)).toMatchObject({ purse: 201, unclaimed: 100 });
  });

  test("when no holes are chosen, all holes of the course are played", () => {
    const nine = course.slice(0, 9);
    const stakes = [{ purse: 900, rounds: [{ roundNumber: 1, holeNumbers: [] }] }];
    const holesOf = (change: Partial<SideGame>) =>
      settle(sideGame({ terms: terms(1, { stakes }), cards: [], ...change })).holes.length;
    expect(holesOf({ cards: [card("Ana", [], { holes: nine })] })).toBe(9);
    expect(holesOf({ courseHoles: [3, 1] })).toBe(2);
    expect(holesOf({ courseHoles: [] })).toBe(18);
  });
});

test("leftover cents of a team go one each to the members who joined first", () => {
  const team = (name: string, teamName: string) => joined(name, { teamName });
  const game = sideGame({
    terms: terms(1, { gameFormat: "team" }),
    cards: [card("Ana", [5]), card("Ben", [4]), card("Cleo", [3]), card("Dan", [6])],
    participants: [
      team("Ana", "Eagles"),
      team("Ben", "Hawks"),
      team("Cleo", "Eagles"),
      team("Dan", "Eagles"),
    ],
  });
  expect(moneyOf(game)).toEqual({ Ana: 34, Cleo: 33, Dan: 33 });
  expect(linesOf(game)).toEqual(["1 Ana+Cleo+Dan 100", "2 Ben 0"]);
  expect(settle(game).holes[0]?.winnerIds).toEqual(["Ana", "Cleo", "Dan"]);
});

test("a player shares the winnings of a hole that only the partner has played", () => {
  const game = sideGame({
    terms: terms(2, { gameFormat: "partners" }),
    cards: [card("Ana", [4, 4]), card("Ben", [null, 5])],
    participants: [
      joined("Ana", { partnerId: "Ben" }),
      joined("Ben", { partnerId: "Ana", playerStatus: "withdrawn" }),
    ],
  });
  expect(settle(game).holes[0]?.results).toEqual([
    { participantId: "Ana", result: "4", points: 1, winnings: 50 },
    { participantId: "Ben", result: "-", points: 1, winnings: 50 },
  ]);
});
