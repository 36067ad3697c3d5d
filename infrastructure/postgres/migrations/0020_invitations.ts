import { type Kysely, sql } from "kysely";

/** A link with which one chooses a password may be that of an administrator, too. */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    alter table reference.password_resets
      alter column player_id drop not null,
      add column administrator_id uuid
        references reference.administrators (id) on delete cascade,
      add constraint password_resets_owner
        check (num_nonnulls(player_id, administrator_id) = 1);
    create index password_resets_administrator on reference.password_resets (administrator_id);
  `.execute(db);
};
