import { EventEmitter, once } from "node:events";
import { expect, test } from "vitest";
import { openLoop } from "./openLoop.ts";

/** A clock that moves by these steps, and afterwards by one millisecond at a time. */
const clockOf = (...steps: Array<number>) => {
  let time = 1000;
  return {
    now: () => time,
    tick: async () => {
      time += steps.shift() ?? 1;
    },
  };
};

const record = () => {
  const sent: Array<readonly [n: number, due: number, at: number]> = [];
  return sent;
};

test("each is sent when it is due, and not before", async () => {
  const clock = clockOf();
  const sent = record();
  await openLoop(3, 100, async (n, due) => void sent.push([n, due, clock.now()]), clock);
  expect(sent).toEqual([
    [0, 1000, 1000],
    [1, 1010, 1010],
    [2, 1020, 1020],
  ]);
});

test("a sender that was held up sends at once what is due, and the wait counts", async () => {
  const clock = clockOf(25);
  const sent = record();
  await openLoop(4, 100, async (n, due) => void sent.push([n, due, clock.now()]), clock);
  expect(sent).toEqual([
    [0, 1000, 1000],
    [1, 1010, 1025],
    [2, 1020, 1025],
    [3, 1030, 1030],
  ]);
});

test("nobody waits for an answer before the next is sent", async () => {
  const answers = new EventEmitter();
  const first = once(answers, "first").then(() => "late");
  const send = async (n: number) => {
    if (n === 0) return first;
    answers.emit("first");
    return "soon";
  };
  expect(await openLoop(2, 100, send, clockOf())).toEqual(["late", "soon"]);
});

test("if one request fails, the run fails after all requests have ended", async () => {
  const send = async (n: number) => {
    if (n === 1) throw new Error("no");
  };
  await expect(openLoop(3, 100, send, clockOf())).rejects.toThrow(
    "1 of 3 failed: first, Error: no.",
  );
});
