import { describe, expect, test } from "vitest";
import { reading } from "../testing.ts";
import {
  configuredRounds,
  type NewSideGame as Game,
  JoinSideGame,
  NewSideGame,
  roundsOf,
} from "./sideGameInput.ts";

const read = reading(NewSideGame);
const skins = {
  gameType: "skins",
  gameFormat: "individual",
  roundNumbers: [1],
  holeNumbers: [1, 2, 3],
  totalPurse: "90.00",
};
const skinsWith = (fields: object) => read({ ...skins, ...fields });

const player = "0d8f4a52-7b8e-4a8c-9a57-1c2f3a4b5c03";

describe("a new side game", () => {
  test("a new side game has defaults for missing fields", () =>
    expect(read(skins)).toEqual({
      gameType: "skins",
      gameFormat: "individual",
      scoring: "gross",
      roundNumbers: [1],
      roundNumber: [],
      holeNumbers: [1, 2, 3],
      totalPurse: 9000,
      betAmount: null,
      maxParticipants: null,
      teamSize: 1,
      gameDescription: null,
      payoutStructure: null,
      isCombinedRounds: false,
      roundConfigurations: null,
    }));

  test("a new side game accepts lists as texts and in any order", () =>
    expect(
      skinsWith({ roundNumbers: "[2,1]", holeNumbers: "[5, 4, 5]", payoutStructure: "[60, 40]" }),
    ).toMatchObject({ roundNumbers: [1, 2], holeNumbers: [4, 5], payoutStructure: [60, 40] }));

  test("a new side game accepts a single number for a list", () =>
    expect(skinsWith({ roundNumbers: null, roundNumber: 3, holeNumbers: 7 })).toMatchObject({
      roundNumber: [3],
      holeNumbers: [7],
    }));

  test("a new side game reads empty texts as missing", () =>
    expect(
      skinsWith({ payoutStructure: "", roundConfigurations: "", roundNumbers: "" }),
    ).toMatchObject({ payoutStructure: null, roundConfigurations: null, roundNumbers: [] }));

  test('a new side game reads the format "partner" as "partners"', () =>
    expect(skinsWith({ gameFormat: "partner" })).toMatchObject({ gameFormat: "partners" }));

  test("a new side game reads separate rounds from an object or from its text", () => {
    const own = { 1: { holeNumbers: [1, 2], betAmount: 10, description: "Front" } };
    const wanted = { 1: { holeNumbers: [1, 2], betAmount: 1000, description: "Front" } };
    for (const roundConfigurations of [own, JSON.stringify(own)]) {
      expect(skinsWith({ holeNumbers: [], totalPurse: null, roundConfigurations })).toMatchObject({
        roundConfigurations: wanted,
      });
    }
  });

  test.for([
    ["no type", { gameType: undefined }, "Please select game type and format"],
    ["another type", { gameType: "poker" }, "Please select game type and format"],
    ["no format", { gameFormat: null }, "Please select game type and format"],
    ["no holes", { holeNumbers: [] }, "Please select holes for the skins game"],
    ["no purse", { totalPurse: undefined }, "Please enter a valid total bet amount"],
    ["an empty purse", { totalPurse: 0 }, "Please enter a valid total bet amount"],
    ["a debt", { totalPurse: -5 }, "Please enter a valid total bet amount"],
    ["a purse in words", { totalPurse: "much" }, "Please enter a valid total bet amount"],
    ["too large a purse", { totalPurse: 100_000_000 }, "Please enter a valid total bet amount"],
    ["a hole number above 18", { holeNumbers: [19] }, "Hole number must be between 1 and 18"],
    ["no list of holes", { holeNumbers: "front" }, "Hole number must be between 1 and 18"],
    ["a fifth round", { roundNumbers: [5] }, "Round number must be between 1 and 4"],
    [
      "shares below 100 percent",
      { payoutStructure: [60, 30] },
      "Payout percentages must add up to 100",
    ],
    ["a share below 0", { payoutStructure: [110, -10] }, "Payout percentages must add up to 100"],
    ["shares in words", { payoutStructure: "half" }, "Payout percentages must add up to 100"],
    ["no places", { maxParticipants: 0 }, "Max participants must be at least 1"],
    ["empty teams", { teamSize: 0 }, "Team size must be at least 1"],
    ["another scoring", { scoring: "points" }, "Scoring must be gross or net"],
    [
      "a round without holes",
      { roundConfigurations: { 2: { holeNumbers: [], betAmount: 10 } } },
      "Please select holes for Round 2",
    ],
    [
      "a round without a purse",
      { roundConfigurations: { 2: { holeNumbers: [1], betAmount: 0 } } },
      "Please enter a valid bet amount for Round 2",
    ],
    [
      "a round with no purse at all",
      { roundConfigurations: { 2: { holeNumbers: [1] } } },
      "Please enter a valid bet amount for Round 2",
    ],
    [
      "a round without a configuration",
      { roundNumbers: [1, 2], roundConfigurations: { 1: { holeNumbers: [1], betAmount: 1 } } },
      "Please select holes for Round 2",
    ],
  ] as const)("a new side game is refused with %s", ([, fields, sentence]) =>
    expect(skinsWith(fields)).toBe(sentence),
  );

  test("only skins need holes and a purse", () =>
    expect(read({ gameType: "nassau", gameFormat: "individual" })).toMatchObject({
      holeNumbers: [],
      totalPurse: null,
    }));

  test("a very long list is refused at once", () => {
    const holeNumbers = Array.from({ length: 100_000 }, () => 1);
    const sentence = "Hole number must be between 1 and 18";
    expect(skinsWith({ holeNumbers: JSON.stringify(holeNumbers) })).toBe(sentence);
    expect(skinsWith({ roundConfigurations: { 1: { holeNumbers, betAmount: 1 } } })).toBeTypeOf(
      "string",
    );
  });

  test("deeply nested lists are refused", () => {
    const sentence = "Hole number must be between 1 and 18";
    const deep = Array.from({ length: 10_000 }).reduce((list) => [list], []);
    for (const lists of [1, 25, 400, 100_000]) {
      const holeNumbers = "[".repeat(lists) + "]".repeat(lists);
      expect(skinsWith({ holeNumbers: `[${holeNumbers}]` })).toBe(sentence);
    }
    expect(skinsWith({ holeNumbers: deep })).toBe(sentence);
  });
});

test("the rounds of a game are the named ones, the configured ones, or the first", () => {
  const rounds = (fields: object) => roundsOf(skinsWith(fields) as Game);
  const own = { 3: { holeNumbers: [1], betAmount: 1 } };
  expect(rounds({ roundNumbers: [2], roundNumber: 1 })).toEqual([1, 2]);
  expect(rounds({ roundNumbers: [], roundConfigurations: own })).toEqual([3]);
  expect(rounds({ roundNumbers: [] })).toEqual([1]);
  expect(
    configuredRounds(skinsWith({ roundNumbers: [], roundConfigurations: own }) as Game),
  ).toEqual([{ round: 3, holeNumbers: [1], betAmount: 100, description: null }]);
});

test("a player may join without any field", () => {
  const join = reading(JoinSideGame);
  const nothing = { teamName: null, isTeamCaptain: false, partnerId: null };
  expect(join({})).toEqual(nothing);
  expect(join({ teamName: " ", partnerId: "" })).toEqual(nothing);
  expect(join({ teamName: "Reds", isTeamCaptain: true, partnerId: player })).toEqual({
    teamName: "Reds",
    isTeamCaptain: true,
    partnerId: player,
  });
  expect(join({ teamName: "x".repeat(101) })).toBe("Team name must be at most 100 characters");
  expect(join({ partnerId: "somebody" })).toBe("Please select a partner");
});
