import { EventEmitter } from "node:events";
import type { FastifyReply } from "fastify";
import { expect, test } from "vitest";
import { makeReaderTurns } from "./readerTurns.ts";

const connection = () => {
  const raw = new EventEmitter();
  return { raw, reply: { raw } as unknown as FastifyReply };
};

test("a reader waits for the own answers before, and for nobody else's", async () => {
  const turnOf = makeReaderTurns({ readers: 9 });
  const [one, two, three] = [connection(), connection(), connection()];
  const begun: Array<string> = [];
  const begin = async (name: string, reader: string, { reply }: typeof one) => {
    const { end } = await turnOf(reader, reply);
    begun.push(name);
    end();
  };
  await begin("first of ana", "ana", one);
  const second = begin("second of ana", "ana", two);
  await begin("first of ben", "ben", three);
  expect(begun).toEqual(["first of ana", "first of ben"]);
  one.raw.emit("finish");
  await second;
  expect(begun).toEqual(["first of ana", "first of ben", "second of ana"]);
});

test("whoever goes begins nothing more before the work on the answer is done", async () => {
  const turnOf = makeReaderTurns({ readers: 9 });
  const [one, two, three] = [connection(), connection(), connection()];
  const first = await turnOf("ana", one.reply);
  const begun: Array<string> = [];
  const second = turnOf("ana", two.reply).then((turn) => {
    begun.push("second");
    turn.end();
    return turn.isAwaited;
  });
  const third = turnOf("ana", three.reply);
  for (const { raw } of [one, two]) {
    Object.assign(raw, { destroyed: true }).emit("close");
  }
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toEqual([]);
  first.end();
  // Nothing is worked out for the second one, and the third one waits for nobody.
  expect(await second).toBe(false);
  expect((await third).isAwaited).toBe(true);
});

test("who had gone before the own turn keeps nobody waiting", async () => {
  const turnOf = makeReaderTurns({ readers: 9 });
  const gone = Object.assign(new EventEmitter(), { destroyed: true });
  const { isAwaited, end } = await turnOf("ana", { raw: gone } as unknown as FastifyReply);
  expect(isAwaited).toBe(false);
  end();
  expect((await turnOf("ana", connection().reply)).isAwaited).toBe(true);
});

test("few readers have a turn at once, and whoever has waited longest is next", async () => {
  const turnOf = makeReaderTurns({ readers: 2 });
  const [ana, ben] = [
    await turnOf("ana", connection().reply),
    await turnOf("ben", connection().reply),
  ];
  const begun: Array<string> = [];
  const begin = async (reader: string) => {
    await turnOf(reader, connection().reply);
    begun.push(reader);
  };
  const [cleo, dan] = [begin("cleo"), begin("dan")];
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toEqual([]);
  ben.end();
  await cleo;
  expect(begun).toEqual(["cleo"]);
  ana.end();
  await dan;
  expect(begun).toEqual(["cleo", "dan"]);
});
