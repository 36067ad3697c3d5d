import { expect, test } from "vitest";
import { ana, ben } from "../../../../domain/scorecard/examples.ts";
import { progressText, sentenceOf, standText, stateText } from "./matchTexts.ts";

type MatchProgress = Parameters<typeof sentenceOf>[0];

const level: MatchProgress = {
  ...{ player: { firstName: "Ana", lastName: "Ace" }, playerId: ana },
  ...{ opponent: { firstName: "Ben", lastName: "Bogey" }, opponentId: ben },
  status: "running",
  ...{ state: "AS", leaderId: null, holesPlayed: 7 },
  ...{ result: null, margin: null },
};

const decided: MatchProgress = { ...level, status: "decided", holesPlayed: 16 };

test.for<readonly [MatchProgress, ReadonlyArray<string>]>([
  [
    { ...level, status: "arranged", state: "AS", holesPlayed: 0 },
    ["-", "Not started", "Ana Ace against Ben Bogey, not started"],
  ],
  [level, ["AS", "thru 7", "Ana Ace and Ben Bogey are all square after 7 holes"]],
  [
    { ...level, state: "1 up", leaderId: ben, holesPlayed: 1 },
    ["1 up", "thru 1", "Ben Bogey is 1 up on Ana Ace after 1 hole"],
  ],
  [
    { ...decided, state: "3&2", leaderId: ana, result: "win", margin: "3&2" },
    ["3&2", "Final", "Ana Ace beat Ben Bogey 3&2"],
  ],
  [
    { ...decided, state: "won", leaderId: ben, result: "loss" },
    ["won", "Final", "Ben Bogey beat Ana Ace"],
  ],
  [
    { ...decided, state: "halved", result: "halved" },
    ["halved", "Final", "Ana Ace and Ben Bogey halved their match"],
  ],
])("%#: a match is told to the eye and to the ear", ([match, told]) => {
  expect([stateText(match), progressText(match), sentenceOf(match)]).toEqual(told);
});

test("a table tells the state of a match only once the match has one", () => {
  expect(standText({ ...level, status: "arranged" })).toBe("Not started");
  expect(standText(level)).toBe("AS, thru 7");
});
