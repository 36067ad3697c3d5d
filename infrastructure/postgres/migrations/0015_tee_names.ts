import { type Kysely, sql } from "kysely";

/** A course names the tees of its three columns of distances. */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    alter table reference.courses
      add column blue_tee text not null default 'Blue',
      add column white_tee text not null default 'White',
      add column red_tee text not null default 'Red';
  `.execute(db);
};
