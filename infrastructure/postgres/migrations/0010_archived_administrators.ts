import { type Kysely, sql } from "kysely";

/** Administrators are archived as players are: the account stays, and it can no longer sign in. */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    alter table reference.administrators add column is_archived boolean not null default false;

    create trigger told_of_archiving after update on reference.administrators
    for each row when (new.is_archived and not old.is_archived)
    execute function reference.tell('sessions');
  `.execute(db);
};
