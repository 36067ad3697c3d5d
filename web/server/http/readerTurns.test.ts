import { EventEmitter } from "node:events";
import type { FastifyReply } from "fastify";
import { expect, test } from "vitest";
import { makeReaderTurns } from "./readerTurns.ts";

const connection = () => {
  const raw = new EventEmitter();
  return { raw, reply: { raw } as unknown as FastifyReply };
};

test("a reader waits for the own answers before, and for nobody else's", async () => {
  const turnOf = makeReaderTurns();
  const [one, two, three] = [connection(), connection(), connection()];
  const begun: Array<string> = [];
  const begin = async (name: string, reader: string, { reply }: typeof one) => {
    await turnOf(reader, reply);
    begun.push(name);
  };
  await begin("first of ana", "ana", one);
  const second = begin("second of ana", "ana", two);
  await begin("first of ben", "ben", three);
  expect(begun).toEqual(["first of ana", "first of ben"]);
  one.raw.emit("finish");
  await second;
  expect(begun).toEqual(["first of ana", "first of ben", "second of ana"]);
});

test("whoever goes does not keep the others of the same reader waiting", async () => {
  const turnOf = makeReaderTurns();
  const [one, two] = [connection(), connection()];
  await turnOf("ana", one.reply);
  const next = turnOf("ana", two.reply);
  one.raw.emit("close");
  expect(await next).toBeUndefined();
});

test("who had gone before the own turn keeps nobody waiting", async () => {
  const turnOf = makeReaderTurns();
  const gone = Object.assign(new EventEmitter(), { destroyed: true });
  await turnOf("ana", { raw: gone } as unknown as FastifyReply);
  await expect(turnOf("ana", connection().reply)).resolves.toBeUndefined();
});
