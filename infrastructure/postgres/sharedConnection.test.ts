import { sql } from "kysely";
import { expect } from "vitest";
import { openPool } from "./pool.ts";
import { shareConnection } from "./sharedConnection.ts";
import { test as base } from "./testing/database.ts";

const test = base.extend<{ readonly ask: (text: string) => Promise<unknown> }>({
  ask: async ({ database }, use) => {
    const pool = openPool(database.url, { max: 1, silence: 5000, pipeline: true });
    const { query } = shareConnection(pool);
    await use(async (text) => (await query<{ answer: unknown }>({ text })).rows[0]?.answer);
    await pool.end();
  },
});

const whoAnswers = "select pg_backend_pid() as answer";

test("who asks at the same time is answered in turn, by the same connection", async ({ ask }) => {
  const order: Array<string> = [];
  const note = (name: string) => () => void order.push(name);
  await Promise.all([
    ask("select pg_sleep(0.05)").then(note("slow")),
    ask("select 1").then(note("quick")),
  ]);
  expect(order).toEqual(["slow", "quick"]);

  const [first, second] = await Promise.all([ask(whoAnswers), ask(whoAnswers)]);
  expect(second).toBe(first);
  expect(await ask(whoAnswers)).toBe(first);
});

test("one that fails takes nothing from those beside it", async ({ ask }) => {
  const failing = ask("select 1 / 0");
  const beside = ask("select 7 as answer");
  await expect(failing).rejects.toThrow("division by zero");
  expect(await beside).toBe(7);
});

test("all who wait hear that the connection was cut, and the next has another", async ({
  ask,
  database: { reference },
}) => {
  const pid = Number(await ask(whoAnswers));
  const waiting = [ask("select pg_sleep(60)"), ask("select 7 as answer")];
  const heard = Promise.allSettled(waiting);
  await sql`select pg_terminate_backend(${pid})`.execute(reference);
  expect((await heard).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await ask(whoAnswers)).not.toBe(pid);
});
