import type pg from "pg";

/**
 * The schema of the tables in which the migrations are listed. It is their own, because a role often
 * may not create anything in `public`.
 */
export const MIGRATIONS = "migrations";

/** Up to version 3.0.0 they were in `public`, where others may have tables of the same name. */
const areOldOnesOurs = `
  to_regnamespace('event_store') is not null and to_regclass('public.kysely_migration') is not null
    and to_regclass('${MIGRATIONS}.kysely_migration') is null`;

/** Moves them all at once; of several processes the first one moves, and the others wait. */
const move = `
  begin;
  select pg_advisory_xact_lock(hashtextextended('golf migrations', 0));
  do $$ begin
    if ${areOldOnesOurs} then
      create schema if not exists ${MIGRATIONS};
      alter table public.kysely_migration set schema ${MIGRATIONS};
      alter table public.kysely_migration_lock set schema ${MIGRATIONS};
    end if;
  end $$;
  commit`;

/** A new installation has no such tables yet, and gets them in their schema. */
export const moveMigrationTables = (pool: pg.Pool) => pool.query(move);

/** The last migration of a database, or null if there was none. */
export const formOf = async (client: pg.ClientBase): Promise<string | null> => {
  const { rows } = await client.query<{ table: string | null }>(
    `select case when ${areOldOnesOurs} then 'public.kysely_migration'
      else to_regclass('${MIGRATIONS}.kysely_migration')::text end as table`,
  );
  const table = rows[0]?.table ?? null;
  if (table === null) return null;
  const last = await client.query<{ name: string }>(
    `select name from ${table} order by name collate "C" desc limit 1`,
  );
  return last.rows[0]?.name ?? null;
};
