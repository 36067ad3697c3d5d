import { Result } from "effect";
import { expect, test } from "vitest";
import { gameTypes } from "../../../../../../domain/golf/sideGames/gameTypes.ts";
import { createSideGame } from "../../../../../contract/sideGame/sideGames.ts";
import { readBody } from "../../../../form/formErrors.ts";
import { bodyOf, errorsIn, type GameValues, newGame, prizePerHole } from "./gameForm.ts";

const skins: GameValues = { ...newGame, gameType: "skins", gameFormat: "individual" };
const filled = (errors: ReturnType<typeof errorsIn>) =>
  Object.fromEntries(Object.entries(errors).filter(([, sentence]) => sentence));

test("every game is created with only a purse and its holes", () => {
  for (const gameType of gameTypes) {
    const values = { ...skins, gameType, holeNumbers: [4, 6], purse: "20" };
    expect([gameType, filled(errorsIn(values))]).toEqual([gameType, {}]);
  }
});

test("what is missing is said at its field", () => {
  expect(filled(errorsIn(newGame))).toMatchObject({
    gameType: "Please select game type and format",
    gameFormat: "Please select game type and format",
  });
  expect(filled(errorsIn(skins))).toEqual({
    holeNumbers: "Please select holes for the skins game",
  });
  expect(filled(errorsIn({ ...skins, holeNumbers: [1] }))).toEqual({
    purse: "Please enter a valid total bet amount",
  });
  const wolf = { ...skins, gameType: "wolf", payout: "60, 30" } as const;
  expect(filled(errorsIn(wolf))).toEqual({ payout: "Payout percentages must add up to 100" });
});

test("a distance is never net, though net was chosen for another type before", () => {
  const net = { ...skins, scoring: "net" };
  expect(bodyOf(net)).toMatchObject({ scoring: "net" });
  expect(bodyOf({ ...net, gameType: "longest_drive" })).toMatchObject({ scoring: "gross" });
});

test("rounds of their own need holes and a purse each", () => {
  const separate = { ...skins, roundNumbers: [1, 2], isCombinedRounds: false };
  const first = { holeNumbers: [1], betAmount: "10", description: "" };
  expect(filled(errorsIn(separate))).toEqual({ rounds: "Please select holes for Round 1" });
  expect(filled(errorsIn({ ...separate, rounds: { 1: first } }))).toEqual({
    rounds: "Please select holes for Round 2",
  });
  const second = { ...first, betAmount: "" };
  expect(filled(errorsIn({ ...separate, rounds: { 1: first, 2: second } }))).toEqual({
    rounds: "Please enter a valid bet amount for Round 2",
  });
  const both = { ...separate, rounds: { 1: first, 2: { ...first, betAmount: "15" } } };
  expect(bodyOf(both)).toMatchObject({ totalPurse: "25.00", isCombinedRounds: false });
  expect(Result.isSuccess(readBody(createSideGame, bodyOf(both)))).toBe(true);
});

test("the prize is the purse divided by the chosen holes, or by 18", () => {
  expect(prizePerHole({ ...skins, purse: "20", holeNumbers: [1, 2, 3] })).toBe("6.67");
  expect(prizePerHole({ ...skins, purse: "90" })).toBe("5.00");
});
