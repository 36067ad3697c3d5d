import { randomUUID } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import { expect } from "vitest";
import { type Statement, statement } from "../../projections/engine/statements.ts";
import type { Database } from "./database.ts";
import { openPageWriter } from "./pageWriter.ts";
import { test as base } from "./testing/database.ts";

interface Fixtures {
  readonly write: (statements: ReadonlyArray<Statement>) => Promise<void>;
  /** The versions of a tournament that no other test changes. */
  readonly tournament: string;
}

const test = base.extend<Fixtures>({
  write: async ({ database }, use) => {
    const pages = openPageWriter(database.url, 5000);
    await use(pages.write);
    await pages.end();
  },
  // oxlint-disable-next-line no-empty-pattern -- vitest reads from it that nothing else is needed.
  tournament: async ({}, use) => use(randomUUID()),
});

const add = (tournament: string, model: string) =>
  statement("insert into version values ($1, $2, 1)", tournament, model);

const rows = async <Row>({ read }: Database, query: RawBuilder<Row>) =>
  (await query.execute(read)).rows;

const modelsOf = async (database: Database, tournament: string) => {
  const found = await rows<{ model: string }>(
    database,
    sql`select model from read.version where tournament_id = ${tournament} order by model`,
  );
  return found.map(({ model }) => model);
};

test("all statements of a page are written in order", async ({ write, tournament, database }) => {
  await write([
    add(tournament, "one"),
    statement("update version set model = 'two' where tournament_id = $1", tournament),
    add(tournament, "one"),
  ]);
  expect(await modelsOf(database, tournament)).toEqual(["one", "two"]);
});

test("when one statement fails nothing of the page is written, and the next page is", async ({
  write,
  tournament,
  database,
}) => {
  const page = [add(tournament, "one"), statement("select 1 / 0"), add(tournament, "two")];
  await expect(write(page)).rejects.toThrow("division by zero");
  expect(await modelsOf(database, tournament)).toEqual([]);

  await write([add(tournament, "one"), add(tournament, "two")]);
  expect(await modelsOf(database, tournament)).toEqual(["one", "two"]);
});

test("statements write to the tables that a rebuild has replaced", async ({ write, database }) => {
  const inPlace = sql`create table read.made_anew (name text)`;
  const put = statement("insert into made_anew values ($1)", "a name");
  await inPlace.execute(database.read);
  await write([put]);
  await sql`drop table read.made_anew`.execute(database.read);
  await inPlace.execute(database.read);
  await write([put]);
  expect(await rows(database, sql`select name from read.made_anew`)).toEqual([{ name: "a name" }]);
});

test("after its connection was cut the next page is written", async ({
  write,
  tournament,
  database,
}) => {
  await write([add(tournament, "one")]);
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query = 'commit'`.execute(database.read);
  await expect
    .poll(() => write([add(tournament, "two")]).then(() => "written", String))
    .toBe("written");
  expect(await modelsOf(database, tournament)).toEqual(["one", "two"]);
});
