import { expect, test } from "vitest";
import { awards, bestScore } from "./awards.ts";

const round = (grossScore: number, isComplete = true) => ({ grossScore, isComplete });
const nobody = { totalRounds: 0, rounds: [], registeredEvents: 0 };

test.for([
  [{ totalRounds: 9 }, []],
  [{ totalRounds: 10 }, ["Veteran Player"]],
  [{ rounds: [round(80)] }, []],
  [{ rounds: [round(95), round(79)] }, ["Under 80 Club"]],
  [{ rounds: [round(38, false), round(0)] }, []],
  [{ registeredEvents: 4 }, []],
  [{ registeredEvents: 5 }, ["Tournament Regular"]],
  [
    { totalRounds: 12, rounds: [round(70)], registeredEvents: 6 },
    ["Veteran Player", "Under 80 Club", "Tournament Regular"],
  ],
] as const)("%j is honoured by %j", ([career, expected]) => {
  expect(awards({ ...nobody, ...career })).toEqual(expected);
});

test("the best score is the lowest of a complete round", () => {
  expect(bestScore([round(82), round(78), round(40, false), round(0)])).toBe(78);
  expect(bestScore([round(40, false)])).toBeNull();
});
