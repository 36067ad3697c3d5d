import { type Kysely, sql } from "kysely";

/**
 * Notifies every process of changes to data that some processes cache: sessions that end, accounts
 * that may no longer sign in, and people who look different.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    create function reference.tell() returns trigger language plpgsql as $$
    begin
      perform pg_notify('reference', tg_argv[0]);
      return null;
    end $$;

    create function reference.tell_of_ended_sessions() returns trigger language plpgsql as $$
    begin
      -- Those that have run out are cleared away at every sign-in, and are news to nobody.
      if exists (select from gone where expires_at > now()) then
        perform pg_notify('reference', 'sessions');
      end if;
      return null;
    end $$;

    create trigger told after delete on reference.sessions
    referencing old table as gone
    for each statement execute function reference.tell_of_ended_sessions();

    create trigger told_of_archiving after update on reference.players
    for each row when (new.is_archived and not old.is_archived)
    execute function reference.tell('sessions');

    create trigger told after update on reference.people_version
    for each row execute function reference.tell('people');
  `.execute(db);
};
