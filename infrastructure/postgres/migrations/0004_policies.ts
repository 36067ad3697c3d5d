import { type Kysely, sql } from "kysely";

export const up = async (db: Kysely<unknown>) => {
  await sql`
    create table reference.policy_checkpoint (
      name text primary key,
      position bigint not null
    );
  `.execute(db);
};
