import { type Kysely, sql } from "kysely";

/**
 * People see their sessions. Each session has an id that, unlike its token, gives no access, and
 * the name of its browser. The browsers of sessions that are open now are unknown.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    alter table reference.sessions
      add column id uuid not null default gen_random_uuid(),
      add column browser text not null default 'Unknown browser';
    create unique index sessions_id on reference.sessions (id);
  `.execute(db);
};
