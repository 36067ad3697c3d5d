import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { expect } from "vitest";
import { test } from "../testing/database.ts";
import { up } from "./0007_no_score_history.ts";

test("the tables and versions of the read model are removed, and those of other read models stay", async ({
  database,
}) => {
  // A migration does not use the tables that read models have today.
  const db = database.projections as unknown as Kysely<unknown>;
  await sql`
    create table read.score_change ();
    create table rebuild.score_change ();
    insert into read.checkpoint values
      ('scoreHistory', 7, 2, '{score_change}'), ('journal', 7, 2, '{journal}');
    insert into rebuild.checkpoint values ('scoreHistory', 3, 2, '{score_change}');
    insert into read.version values
      (${sql.lit(randomUUID())}, 'scoreHistory', 7), (${sql.lit(randomUUID())}, 'journal', 7);
  `.execute(db);

  await up(db);
  const { rows } = await sql`
    select to_regclass('read.score_change') as used, to_regclass('rebuild.score_change') as begun,
      (select array_agg(projection) from read.checkpoint) as checkpoints,
      (select count(*) from rebuild.checkpoint) as rebuilds,
      (select array_agg(model) from read.version) as versions`.execute(db);
  expect(rows).toEqual([
    { used: null, begun: null, checkpoints: ["journal"], rebuilds: 0, versions: ["journal"] },
  ]);

  // A database that never had the table is migrated too.
  await up(db);
});
