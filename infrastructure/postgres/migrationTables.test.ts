import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "./migrate.ts";
import { formOf } from "./migrationTables.ts";
import { createDatabase } from "./testing/database.ts";

let empty: Awaited<ReturnType<typeof createDatabase>>;
beforeAll(async () => {
  empty = await createDatabase("template0");
});
afterAll(() => empty.drop());

const asked = async <A>(ask: (client: pg.Client) => Promise<A>) => {
  const client = new pg.Client(empty.url);
  await client.connect();
  return ask(client).finally(() => client.end());
};

const inPublic = () =>
  asked(async (client) => {
    const { rows } = await client.query(
      "select relname from pg_class where relnamespace = 'public'::regnamespace",
    );
    return rows;
  });

test("nothing is made in public, and tables that an earlier version made there are moved", async () => {
  // Others may have tables of this name, which say nothing about this product.
  const others = "create table public.kysely_migration (name text)";
  await asked((client) => client.query(others));
  expect(await asked(formOf)).toBeNull();
  await asked((client) => client.query("drop table public.kysely_migration"));

  await migrate(empty.url);
  expect(await inPublic()).toEqual([]);
  const form = await asked(formOf);
  expect(form).toMatch(/^\d{4}_/u);

  await asked((client) =>
    client.query(`alter table migrations.kysely_migration set schema public;
      alter table migrations.kysely_migration_lock set schema public;
      drop schema migrations`),
  );
  expect(await asked(formOf)).toBe(form);
  await Promise.all([migrate(empty.url), migrate(empty.url)]);
  expect(await inPublic()).toEqual([]);
  expect(await asked(formOf)).toBe(form);
});
