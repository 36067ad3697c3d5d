import { setTimeout as pause } from "node:timers/promises";
import { Effect, Exit, Scope } from "effect";
import { expect } from "vitest";
import { type LineToDatabase, openLineTo } from "../../web/server/faults/testing/databaseProxy.ts";
import { listen } from "./listen.ts";
import { openPool } from "./pool.ts";
import { test as base } from "./testing/database.ts";

const test = base.extend<{ readonly line: LineToDatabase }>({
  line: async ({ database }, use) => {
    const line = await openLineTo(database.url);
    await use(line);
    await line.close();
  },
});

const SILENCE = 500;

test("a server that falls silent fails the query, even when more queries are sent", async ({
  line,
}) => {
  const pool = openPool(line.url, { max: 1, silence: SILENCE, pipeline: true });
  const client = await pool.connect();
  await client.query("select 1");
  line.fallSilent();

  let isOver = false;
  const first = client.query("select 1").catch(String);
  void first.then(() => {
    isOver = true;
  });
  const later: Array<Promise<unknown>> = [];
  while (!isOver && later.length < 40) {
    later.push(client.query("select 2").catch(String));
    await pause(SILENCE / 5);
  }
  expect(isOver).toBe(true);
  expect(await first).toBe("Error: The database does not answer.");
  line.speakAgain();
  await Promise.all(later);
  client.release(true);
  expect((await pool.query("select 3 as answer")).rows).toEqual([{ answer: 3 }]);
  await pool.end();
});

test("an answer may take longer than the limit while parts of it arrive", async ({ database }) => {
  const pool = openPool(database.url, { max: 1, silence: SILENCE });
  // PostgreSQL sends 8 kB at a time.
  const { rowCount } = await pool.query(
    "select pg_sleep($1), repeat('x', 10000) from generate_series(1, 10)",
    [SILENCE / 5000],
  );
  expect(rowCount).toBe(10);
  await pool.end();
});

test("a program that was held up reads the answer that has come meanwhile", async ({
  database,
}) => {
  const pool = openPool(database.url, { max: 1, silence: SILENCE });
  const client = await pool.connect();
  const answer = client.query("select 1 as answer");
  await new Promise(setImmediate);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2 * SILENCE);
  expect((await answer).rows).toEqual([{ answer: 1 }]);
  client.release();
  await pool.end();
});

test("an idle connection may be silent for longer than the limit", async ({ database }) => {
  const pool = openPool(database.url, { max: 1, silence: SILENCE });
  const whoAnswers = async () => (await pool.query("select pg_backend_pid() as pid")).rows[0].pid;
  const pid = await whoAnswers();
  await pause(2 * SILENCE);
  expect(await whoAnswers()).toBe(pid);
  await pool.end();
});

test("closing a listener does not wait for a silent server", async ({ line }) => {
  const scope = Scope.makeUnsafe();
  await new Promise<void>((onListening) => {
    const listener = { channel: "golf", onListening, onNotification: () => {} };
    Effect.runSync(listen(line.url, listener).pipe(Scope.provide(scope)));
  });
  line.fallSilent();
  expect(await Effect.runPromiseExit(Scope.close(scope, Exit.void))).toEqual(Exit.void);
});
