import { type Kysely, sql } from "kysely";

/** An invitation by the office ends with its account; a link that the owner asked for keeps it. */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    alter table reference.password_resets
      add column is_invitation boolean not null default false;
  `.execute(db);
};
