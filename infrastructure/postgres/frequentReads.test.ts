import { sql } from "kysely";
import { expect } from "vitest";
import { statement } from "../../projections/statements.ts";
import { openFrequentReads } from "./frequentReads.ts";
import { test as base } from "./testing/database.ts";

const test = base.extend<{ readonly ask: ReturnType<typeof openFrequentReads>["ask"] }>({
  ask: async ({ database }, use) => {
    const reads = openFrequentReads(database.url, 5000);
    await use(reads.ask);
    await reads.end();
  },
});

const countNames = statement("select count(*) as names from made_anew where name <> $1", "nobody");

test("however many ask at once, each is answered", async ({ ask }) => {
  const double = (n: number) => ask(statement("select 2 * $1::integer as doubled", n));
  const asked = Array.from({ length: 20 }, (_, n) => n);
  expect(await Promise.all(asked.map(double))).toEqual(asked.map((n) => ({ doubled: 2 * n })));
});

test("a query finds the table that a rebuild has put in place of another", async ({
  ask,
  database: { read },
}) => {
  await sql`create table read.made_anew (name text)`.execute(read);
  expect(await ask(countNames)).toEqual({ names: 0 });
  await sql`drop table read.made_anew`.execute(read);
  await sql`create table read.made_anew (id uuid, name text)`.execute(read);
  await sql`insert into read.made_anew values (gen_random_uuid(), 'somebody')`.execute(read);
  expect(await ask(countNames)).toEqual({ names: 1 });
});

test("a query that fails leaves the connection as it was", async ({ ask }) => {
  await expect(ask(statement("select 1 / $1::integer as part", 0))).rejects.toThrow("division");
  expect(await ask(statement("select current_schema() as schema"))).toEqual({ schema: "read" });
});

test("after its connections were cut it answers again", async ({ ask, database: { read } }) => {
  const one = statement("select 1 as one");
  await ask(one);
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query = ${one.text}`.execute(read);
  await expect.poll(() => ask(one).catch(String)).toEqual({ one: 1 });
});
