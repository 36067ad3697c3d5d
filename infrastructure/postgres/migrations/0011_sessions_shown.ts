import { type Kysely, sql } from "kysely";

/**
 * People see their sessions: each has an id that opens nothing, unlike its token, and the words for its
 * browser. Nothing is known of the browsers of those that are open now.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    alter table reference.sessions
      add column id uuid not null default gen_random_uuid(),
      add column browser text not null default 'Unknown browser';
    create unique index sessions_id on reference.sessions (id);
  `.execute(db);
};
