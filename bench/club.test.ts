import { expect, test } from "vitest";
import { judgeBoard, judgeStored, retried } from "./club.ts";
import { RunFailed } from "./row.ts";

test("what was acknowledged is stored once", () => {
  expect(() => judgeStored([{ id: "a", times: 1 }])).not.toThrow();
  const stored = [
    { id: "a", times: 0 },
    { id: "b", times: 2 },
    { id: "c", times: 1 },
  ];
  expect(() => judgeStored(stored)).toThrow(
    new RunFailed("Of 3 acknowledged scores 1 are lost and 1 stored more than once."),
  );
});

const board = [{ user: { id: "ana" }, rounds: [{ roundNumber: 1, grossScore: 72 }] }];
const sum = { playerId: "ana", roundNumber: 1, gross: 72 };

test("a board has all cards that were stored, and no others", () => {
  expect(() => judgeBoard(board, [sum])).not.toThrow();
});

test.for([
  [[{ ...sum, gross: 73 }], "The board shows 1 cards of 1, and 1 are missing or wrong."],
  [[sum, { ...sum, roundNumber: 2 }], "The board shows 1 cards of 2, and 1 are missing or wrong."],
  [[], "The board shows 1 cards of 0, and 0 are missing or wrong."],
] as const)("otherwise it is told in one sentence", ([sums, sentence]) => {
  expect(() => judgeBoard(board, sums)).toThrow(new RunFailed(sentence));
});

test("what agrees a moment later is right, and what never does is not", async () => {
  let tries = 0;
  const agreesAt = (last: number) => async () => {
    tries += 1;
    if (tries < last) throw new RunFailed("no");
  };
  await retried(agreesAt(3), { times: 3, pause: 0 });
  tries = 0;
  await expect(retried(agreesAt(4), { times: 3, pause: 0 })).rejects.toThrow("no");
});
