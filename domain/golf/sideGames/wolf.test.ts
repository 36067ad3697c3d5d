import { describe, expect, test } from "vitest";
import type { Played } from "../played.ts";
import { card, joined, sideGame, terms } from "./examples.ts";
import type { RecordOnHole } from "./holeRecord.ts";
import { settle } from "./settle.ts";
import type { SideGame } from "./sideGame.ts";
import { wolfInTurn } from "./wolfHole.ts";

const names = ["Ana", "Ben", "Cleo", "Dan"];

const choice = (holeNumber: number, wolfId: string, partnerId: string | null): RecordOnHole => ({
  kind: "wolf",
  roundNumber: 1,
  holeNumber,
  playerId: wolfId,
  partnerId,
});

/** Each player's scores, in the order of the names. */
const wolf = (scores: ReadonlyArray<ReadonlyArray<Played>>, change: Partial<SideGame> = {}) =>
  sideGame({
    terms: terms(scores[0]?.length ?? 0, { gameType: "wolf" }),
    participants: names.map((name) => joined(name)),
    cards: scores.map((each, index) => card(names[index] ?? "", each)),
    ...change,
  });

const pointsOn = (game: SideGame, hole = 0) =>
  settle(game).holes[hole]?.results.map(({ points }) => points);

test("the turn of the Wolf rotates in the order of joining", () => {
  const turns = Array.from({ length: 18 }, (_, index) => wolfInTurn(names, index + 1)?.[0]);
  expect(turns.join("")).toBe("ABCDABCDABCDABCDAB");
});

describe("one hole of Wolf", () => {
  test.for([
    ["Wolf and partner win", [3, 5, 4, 4], "Ben", [1, 1, -1, -1], "counted"],
    ["Wolf and partner lose", [4, 5, 3, 4], "Ben", [-1, -1, 1, 1], "counted"],
    ["Lone Wolf wins", [3, 4, 4, 4], null, [3, -1, -1, -1], "counted"],
    ["Lone Wolf loses", [4, 5, 3, 4], null, [-3, 1, 1, 1], "counted"],
    ["a tie moves nothing", [4, 5, 4, 4], "Ben", [0, 0, 0, 0], "tied"],
    ["a partner picks up", ["pickedUp", 3, 4, 4], "Ben", [1, 1, -1, -1], "counted"],
    ["Wolf and partner pick up", ["pickedUp", "pickedUp", 9, 9], "Ben", [-1, -1, 1, 1], "counted"],
    [
      "everybody picks up",
      ["pickedUp", "pickedUp", "pickedUp", "pickedUp"],
      "Ben",
      [0, 0, 0, 0],
      "tied",
    ],
  ] as const)("%s", ([, scores, partnerId, points, state]) => {
    const game = wolf(
      scores.map((score: Played) => [score]),
      { records: [choice(1, "Ana", partnerId)] },
    );
    expect(pointsOn(game)).toEqual(points);
    expect(settle(game).holes[0]?.state).toBe(state);
  });

  test("the recorded Wolf counts, even when it was the turn of another player", () => {
    const game = wolf([[4], [4], [4], [3]], { records: [choice(1, "Dan", null)] });
    expect(pointsOn(game)).toEqual([-1, -1, -1, 3]);
    expect(settle(game).holes[0]?.winnerIds).toEqual(["Dan"]);
  });

  test("without a choice no points are given, and a note says so", () => {
    const game = wolf([[3], [4], [4], [4]]);
    expect(pointsOn(game)).toEqual([0, 0, 0, 0]);
    expect(settle(game).note).toBe("No wolf choice is recorded for hole 1 of round 1.");
    const two = wolf(
      names.map(() => [4, 4, 4]),
      { records: [choice(2, "Ben", "Ana")] },
    );
    expect(settle(two).note).toBe("No wolf choice is recorded for holes 1, 3 of round 1.");
  });

  test("a hole with a choice but without all scores gives no points", () => {
    const game = wolf([[3], [4], [4]], { records: [choice(1, "Ana", null)] });
    expect(pointsOn(game)).toEqual([0, 0, 0]);
    expect(settle(game)).toMatchObject({ status: "running", note: null });
  });

  test("a camp without a score loses", () => {
    const participants = names.map((name) =>
      joined(name, name === "Ana" ? { playerStatus: "withdrawn" } : {}),
    );
    const game = wolf([[4], [7, 7], [7, 7], [7, 7]], {
      terms: terms(2, { gameType: "wolf" }),
      participants,
      records: [choice(2, "Ana", null)],
    });
    expect(settle(game).standing.map(({ points }) => points)).toEqual([1, 1, 1, -3]);
  });

  test("a choice of somebody who never began counts for nothing", () => {
    const participants = names.map((name) =>
      joined(name, name === "Ana" ? { playerStatus: "withdrawn" } : {}),
    );
    const game = wolf([[], [7], [7], [7]], {
      terms: terms(1, { gameType: "wolf" }),
      participants,
      records: [choice(1, "Ana", null)],
    });
    expect(settle(game)).toMatchObject({
      playerIds: ["Ben", "Cleo", "Dan"],
      note: "No wolf choice is recorded for hole 1 of round 1.",
    });
  });
});

test("the purse is divided by place on points", () => {
  const game = wolf(
    [
      [3, 4],
      [4, 4],
      [4, 4],
      [4, 3],
    ],
    { records: [choice(1, "Ana", null), choice(2, "Ben", "Dan")] },
  );
  const payoutStructure = [60, 40];
  const settled = settle({ ...game, terms: { ...game.terms, payoutStructure } });
  expect(
    settled.standing.map(({ place, participantIds, points }) => [place, ...participantIds, points]),
  ).toEqual([
    [1, "Ana", 2],
    [2, "Ben", 0],
    [2, "Dan", 0],
    [4, "Cleo", -2],
  ]);
  expect(settled.winnings).toEqual([
    { playerId: "Ana", amount: 120 },
    { playerId: "Ben", amount: 40 },
    { playerId: "Dan", amount: 40 },
  ]);
});

describe("Wolf of three and of five", () => {
  const five = [...names, "Eve"];

  test.for([
    ["three, the one who is alone wins", [3, 4, 4], null, [2, -1, -1]],
    ["three, the one who is alone loses", [4, 3, 4], null, [-2, 1, 1]],
    ["three, wolf and partner win", [3, 4, 4], "Ben", [1, 1, -2]],
    ["three, wolf and partner lose", [4, 4, 3], "Ben", [-1, -1, 2]],
    ["five, two win against three", [3, 4, 4, 4, 4], "Ben", [3, 3, -2, -2, -2]],
    ["five, two lose against three", [4, 4, 4, 3, 4], "Ben", [-3, -3, 2, 2, 2]],
    ["five, the one who is alone wins", [3, 4, 4, 4, 4], null, [4, -1, -1, -1, -1]],
    ["five, the one who is alone loses", [4, 4, 4, 4, 3], null, [-4, 1, 1, 1, 1]],
  ] as const)("of %s", ([, scores, partnerId, points]) => {
    const participants = five.slice(0, scores.length).map((name) => joined(name));
    const game = wolf(
      scores.map((score) => [score]),
      {
        participants,
        cards: scores.map((score, index) => card(five[index] ?? "", [score])),
        records: [choice(1, "Ana", partnerId)],
      },
    );
    expect(pointsOn(game)).toEqual(points);
  });

  test("the turn of the Wolf goes round by the order of joining", () => {
    const turnsOf = (players: ReadonlyArray<string>) =>
      [1, 2, 3, 4, 5, 6].map((hole) => wolfInTurn(players, hole)?.[0]).join("");
    expect([turnsOf(names.slice(0, 3)), turnsOf(five)]).toEqual(["ABCABC", "ABCDEA"]);
  });

  test.for([2, 6])("with %d players nothing is scored", (count) => {
    const all = [...five, "Fay"].slice(0, count);
    const game = wolf([[]], {
      terms: terms(1, { gameType: "wolf" }),
      participants: all.map((name) => joined(name)),
      cards: all.map((name) => card(name, [4])),
      records: [choice(1, "Ana", null)],
    });
    expect(settle(game)).toMatchObject({
      note: "Wolf needs three to five players.",
      unclaimed: 100,
      holes: [{ state: "open" }],
    });
  });
});

test("nothing is paid for a hole without a choice, and the game waits for it until the event is over", () => {
  const open = wolf(
    [
      [3, 4],
      [4, 4],
      [4, 4],
      [4, 4],
    ],
    { records: [choice(1, "Ana", null)] },
  );
  expect(settle(open)).toMatchObject({
    status: "running",
    unclaimed: 200,
    holes: [{ state: "counted" }, { state: "open" }],
  });
  expect(settle({ ...open, isCompleted: true })).toMatchObject({
    status: "final",
    unclaimed: 100,
    winnings: [{ playerId: "Ana", amount: 100 }],
  });
  const chosen = { ...open, records: [...open.records, choice(2, "Ben", null)] };
  expect(settle(chosen)).toMatchObject({ status: "final", unclaimed: 0 });
});

test("the game goes on without a disqualified player, who keeps their place in the rotation", () => {
  const participants = names.map((name) =>
    joined(name, name === "Dan" ? { playerStatus: "disqualified" } : {}),
  );
  const game = wolf([[4], [3], [4], [2]], { participants, records: [choice(1, "Ana", "Ben")] });
  expect(pointsOn(game)).toEqual([1, 1, -1]);
});
