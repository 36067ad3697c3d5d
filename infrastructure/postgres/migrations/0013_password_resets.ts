import { type Kysely, sql } from "kysely";

/**
 * The links that were mailed to reset a password, each usable once. The token itself is not stored.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    create table reference.password_resets (
      token_digest bytea primary key,
      player_id uuid not null references reference.players (id) on delete cascade,
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index password_resets_player on reference.password_resets (player_id);
  `.execute(db);
};
