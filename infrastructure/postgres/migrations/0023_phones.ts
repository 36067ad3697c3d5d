import { type Kysely, sql } from "kysely";

/**
 * The phones on which players are told what concerns them, each with its session and its account,
 * and what was told there last.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    create table reference.phones (
      session_id uuid primary key references reference.sessions (id) on delete cascade,
      player_id uuid not null references reference.players on delete cascade,
      endpoint text not null unique,
      p256dh text not null,
      auth text not null,
      kinds text[] not null,
      kept_at timestamptz not null default now()
    );
    create index phones_player on reference.phones (player_id, kept_at);

    create table reference.phones_told (
      session_id uuid not null references reference.phones on delete cascade,
      about text not null,
      kind text not null,
      fact text not null,
      primary key (session_id, about, kind)
    );
  `.execute(db);
};
