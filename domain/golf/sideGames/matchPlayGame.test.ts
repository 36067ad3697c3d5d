import { describe, expect, test } from "vitest";
import { range } from "../range.ts";
import { card, joined, moneyOf, sideGame, terms } from "./examples.ts";
import { settle } from "./settle.ts";
import type { SideGame, SideGameTerms } from "./sideGame.ts";

const matchPlay = (change: Partial<SideGameTerms> = {}) =>
  terms(9, { gameType: "match_play", ...change });

/** Plays one hole after the other, until the scores end. */
const fours = (holes: number) => range(1, holes).map(() => 4);

const matchesOf = (game: SideGame) =>
  settle(game).matches.map(
    ({ playerId, opponentId, status, state, result }) =>
      `${playerId}-${opponentId} ${status} ${state} ${result ?? ""}`,
  );

describe("two players", () => {
  const jack = card("Jack", [4, 5, 9, 5, 7, 5, 3, 4, 5]);
  const jill = card("Jill", [4, 6, 5, 5, 4, 6, 4, 4, 6]);

  test("in the example of the USGA Jack wins 2 up, and with it the purse", () => {
    const game = sideGame({ terms: matchPlay(), cards: [jack, jill] });
    expect(matchesOf(game)).toEqual(["Jack-Jill decided 2 up win"]);
    expect(moneyOf(game)).toEqual({ Jack: 900 });
    expect(settle(game).standing).toMatchObject([{ points: 1 }, { points: 0 }]);
    expect(settle(game).holes.map(({ winnerIds }) => winnerIds.join(""))).toEqual([
      "",
      "Jack",
      "Jill",
      "",
      "Jill",
      "Jack",
      "Jack",
      "",
      "Jack",
    ]);
  });

  test("a halved match pays nobody", () => {
    const game = sideGame({
      terms: matchPlay(),
      cards: [card("Jack", fours(9)), card("Jill", fours(9))],
    });
    expect(matchesOf(game)).toEqual(["Jack-Jill decided halved halved"]);
    expect(settle(game)).toMatchObject({
      unclaimed: 900,
      standing: [{ points: 0.5 }, { points: 0.5 }],
    });
  });

  test("before the first card the match is arranged and all square", () => {
    const game = sideGame({
      terms: matchPlay(),
      cards: [],
      participants: [joined("Jack"), joined("Jill")],
    });
    expect(matchesOf(game)).toEqual(["Jack-Jill arranged AS "]);
    expect(settle(game).status).toBe("not_started");
  });

  test("in net scoring the difference of the handicaps is received on the lowest stroke indexes", () => {
    const cards = [card("Jack", fours(9)), card("Jill", fours(9), { playingHandicap: 1 })];
    expect(moneyOf(sideGame({ terms: matchPlay({ scoring: "net" }), cards }))).toEqual({
      Jill: 900,
    });
  });

  test("a player who withdraws loses the match", () => {
    const participants = [joined("Jack", { playerStatus: "withdrawn" }), joined("Jill")];
    const game = sideGame({
      terms: matchPlay(),
      cards: [card("Jack", [3]), card("Jill", [4])],
      participants,
    });
    expect(matchesOf(game)).toEqual(["Jack-Jill decided won loss"]);
    expect(moneyOf(game)).toEqual({ Jill: 900 });
    expect(settle(game).matches[0]?.leaderId).toBe("Jill");
  });

  test.each([
    { leavers: ["Jack", "Jill"], result: "loss", winner: "Jill" },
    { leavers: ["Jill", "Jack"], result: "win", winner: "Jack" },
  ])(
    "when both players leave, the first who left has lost: $leavers",
    ({ leavers, result, winner }) => {
      const left = { playerStatus: "withdrawn" } as const;
      const game = sideGame({
        terms: matchPlay(),
        cards: [card("Jack", [3]), card("Jill", [4])],
        participants: [joined("Jack", left), joined("Jill", left)],
        leavers,
      });
      expect(matchesOf(game)).toEqual([`Jack-Jill decided won ${result}`]);
      expect(moneyOf(game)).toEqual({ [winner]: 900 });
    },
  );

  test("while the match runs, the leader is the player who is up", () => {
    const leaderAfter = (...scores: ReadonlyArray<number>) =>
      settle(sideGame({ terms: matchPlay(), cards: [card("Jack", scores), card("Jill", [4, 4])] }))
        .matches[0]?.leaderId;
    expect([leaderAfter(3, 4), leaderAfter(5, 4), leaderAfter(3, 5)]).toEqual([
      "Jack",
      "Jill",
      null,
    ]);
  });

  test("a disqualified player wins no money, even when they won the match before", () => {
    const participants = [joined("Jack", { playerStatus: "disqualified" }), joined("Jill")];
    const game = sideGame({ terms: matchPlay(), cards: [jack, jill], participants });
    expect(matchesOf(game)).toEqual(["Jack-Jill decided 2 up win"]);
    expect(settle(game)).toMatchObject({ unclaimed: 900, winnings: [] });
  });
});

describe("four players", () => {
  const cards = [card("Ana", fours(9)), card("Ben", [3]), card("Cleo", [3]), card("Dan", fours(9))];
  const group = { roundNumber: 1, playerIds: ["Dan", "Ben", "Cleo", "Ana"] };

  test("the purse is divided by the number of matches, and leftover cents go to the first matches", () => {
    const stakes = [{ purse: 101, rounds: [{ roundNumber: 1, holeNumbers: [1] }] }];
    const game = sideGame({ terms: matchPlay({ stakes }), cards, groups: [group] });
    expect(matchesOf(game)).toEqual(["Cleo-Ana decided 1 up win", "Dan-Ben decided 1 up loss"]);
    expect(moneyOf(game)).toEqual({ Ben: 50, Cleo: 51 });
  });

  test("an arranged match comes before the groups, and its recorded result counts", () => {
    const arranged = {
      matchId: "m1",
      roundNumber: 1,
      playerId: "Ana",
      opponentId: "Ben",
      result: "halved",
      margin: null,
    } as const;
    const game = sideGame({ terms: matchPlay(), cards, arrangedMatches: [arranged] });
    expect(settle(game).matches).toMatchObject([
      {
        matchId: "m1",
        playerId: "Ana",
        state: "halved",
        leaderId: null,
        decidedBy: "admin",
        holesPlayed: 1,
      },
    ]);
    const won = { ...arranged, result: "win", margin: "3&2" } as const;
    expect(settle({ ...game, arrangedMatches: [won] })).toMatchObject({
      matches: [{ state: "3&2", leaderId: "Ana", margin: "3&2", result: "win" }],
      winnings: [{ playerId: "Ana", amount: 900 }],
    });
    expect(settle({ ...game, arrangedMatches: [{ ...won, margin: null }] }).matches[0]?.state).toBe(
      "won",
    );
  });

  test("without opponents nobody wins the purse", () => {
    expect(settle(sideGame({ terms: matchPlay(), cards }))).toMatchObject({
      matches: [],
      unclaimed: 900,
    });
  });
});

describe("four-ball", () => {
  const pair = (name: string, teamName: string) => joined(name, { teamName });
  const participants = [pair("Ana", "A"), pair("Cleo", "C"), pair("Ben", "A"), pair("Dan", "C")];
  const cards = [
    card("Ana", [3, 9, 4]),
    card("Ben", [9, 3, 4]),
    card("Cleo", [4, 4, 4]),
    card("Dan", [4, 4, 4]),
  ];
  const stakes = [{ purse: 301, rounds: [{ roundNumber: 1, holeNumbers: [1, 2, 3] }] }];
  const fourBall = (change: Partial<SideGame> = {}) =>
    sideGame({ terms: matchPlay({ gameFormat: "team", stakes }), cards, participants, ...change });

  test("two sides that are alone in the game always meet, and their better balls count", () => {
    expect(matchesOf(fourBall())).toEqual(["Ana-Cleo decided 2&1 win"]);
    expect(moneyOf(fourBall())).toEqual({ Ana: 151, Ben: 150 });
  });

  test("when one partner is disqualified, the other one plays on alone", () => {
    const left = participants.map((each) =>
      each.id === "Ana" ? { ...each, playerStatus: "disqualified" as const } : each,
    );
    expect(matchesOf(fourBall({ participants: left }))).toEqual(["Ana-Cleo decided halved halved"]);
  });

  test("of three sides, those meet that are complete in one group of the tee sheet", () => {
    const three = [...participants, pair("Eve", "E")];
    const groups = [
      { roundNumber: 1, playerIds: ["Ana", "Ben", "Eve"] },
      { roundNumber: 1, playerIds: ["Cleo", "Dan"] },
    ];
    expect(matchesOf(fourBall({ participants: three, groups }))).toEqual(["Ana-Eve arranged AS "]);
    const torn = [
      { roundNumber: 1, playerIds: ["Ana", "Eve"] },
      { roundNumber: 1, playerIds: ["Ben", "Cleo", "Dan"] },
    ];
    expect(matchesOf(fourBall({ participants: three, groups: torn }))).toEqual([]);
    const together = [{ roundNumber: 1, playerIds: ["Eve", "Ana", "Cleo", "Dan"] }];
    expect(matchesOf(fourBall({ participants: three, groups: together }))).toHaveLength(3);
  });
});
