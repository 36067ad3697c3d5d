import { type Kysely, sql } from "kysely";

/** `golf backup` writes this row, so that every process knows how old the last good backup is. */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    create table reference.last_backup (
      is_only_row boolean primary key default true check (is_only_row),
      taken_at timestamptz not null
    );
  `.execute(db);
};
