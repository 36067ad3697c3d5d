import { type Kysely, sql } from "kysely";

/**
 * When a player is erased, the picture is deleted too. It is a WebP, so compression does not make
 * it smaller.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    create table reference.player_pictures (
      player_id uuid primary key references reference.players on delete cascade,
      name text not null,
      webp bytea not null
    );
    alter table reference.player_pictures alter column webp set storage external;
    create index player_pictures_name on reference.player_pictures (name);
  `.execute(db);
};
