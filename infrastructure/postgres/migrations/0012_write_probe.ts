import { type Kysely, sql } from "kysely";

/** Health writes this row to see whether the database can store anything. */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    create table reference.write_probe (
      is_only_row boolean primary key default true check (is_only_row),
      at timestamptz not null
    );
  `.execute(db);
};
