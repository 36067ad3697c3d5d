import { EventEmitter } from "node:events";
import type { FastifyReply } from "fastify";
import { expect, test } from "vitest";
import { UploadsBusy } from "../../../application/accounts/refusals.ts";
import { makeUploadTurns } from "./uploadTurns.ts";

const connection = () => {
  const raw = new EventEmitter();
  return { raw, reply: { raw } as unknown as FastifyReply };
};

test("files take turns, and whoever has gone is passed over", async () => {
  const { enter } = makeUploadTurns();
  const [one, two, three] = [connection(), connection(), connection()];
  const [first, second, third] = [
    enter("ana", one.reply),
    enter("ben", two.reply),
    enter("cleo", three.reply),
  ];
  expect(await first.turn()).toBe(true);
  const later = second.turn();
  const last = third.turn();
  two.raw.emit("close");
  first.leave();
  expect(await later).toBe(false);
  second.leave();
  expect(await last).toBe(true);
});

test("whoever goes before the file is there gives the place back", () => {
  const { enter } = makeUploadTurns();
  const one = connection();
  enter("ana", one.reply);
  enter("ana", connection().reply);
  expect(() => enter("ana", connection().reply)).toThrow(UploadsBusy);
  one.raw.emit("close");
  enter("ana", connection().reply);
});

test("a file on which the work goes on keeps its place when its connection closes", async () => {
  const { enter } = makeUploadTurns();
  const one = connection();
  const working = enter("ana", one.reply);
  enter("ana", connection().reply);
  await working.turn();
  one.raw.emit("close");
  expect(() => enter("ana", connection().reply)).toThrow(UploadsBusy);
  working.leave();
  enter("ana", connection().reply);
});

test("who has gone already gets no place that nobody would give back", () => {
  const { enter } = makeUploadTurns();
  const gone = Object.assign(new EventEmitter(), { destroyed: true });
  for (let times = 0; times < 20; times += 1) {
    expect(() => enter(`player ${times}`, { raw: gone } as unknown as FastifyReply)).toThrow(
      UploadsBusy,
    );
  }
  expect(() => enter("ana", connection().reply)).not.toThrow();
});
