import pg from "pg";

/** A superuser may read files and run programs with the permissions of PostgreSQL's account. */
const isSuperuser = "select rolsuper from pg_roles where rolname = current_user";

/**
 * initdb creates one role, and PostgreSQL does not allow that role to lose its rights. So it is
 * renamed and may not sign in any more, and a new role with its old name owns the database and
 * everything in it.
 */
export const giveUpSuperuser = async (url: string) => {
  const client = new pg.Client(url);
  client.on("error", () => {}); // The running query reports the error.
  await client.connect();
  try {
    const { rows } = await client.query<{ rolsuper: boolean }>(isSuperuser);
    if (rows[0]?.rolsuper) await client.query(handOver);
  } finally {
    await client.end();
  }
};

/**
 * Runs in one transaction. A session cannot rename its own role, so it acts as a temporary role
 * meanwhile.
 */
const handOver = `
  create role handing_over superuser;
  set local session authorization handing_over;
  alter role app rename to cluster_superuser;
  reset session authorization;

  do $$
  declare
    statement text;
  begin
    execute format('create role app login password %L',
      (select rolpassword from pg_authid where rolname = 'cluster_superuser'));
    execute format('alter database %I owner to app', current_database());
    for statement in
      with ours (schema, name) as (
        select oid, quote_ident(nspname) from pg_namespace
        where nspname !~ '^pg_' and nspname <> 'information_schema'
      )
      select 'schema ' || name from ours where schema >= 16384
      union all
      select 'table ' || oid::regclass from pg_class join ours on relnamespace = schema
      where relkind in ('r', 'p', 'v', 'm', 'f')
      union all
      -- That of an identity or a serial column follows its table.
      select 'sequence ' || oid::regclass from pg_class sequence join ours on relnamespace = schema
      where relkind = 'S' and not exists (
        select from pg_depend where classid = 'pg_class'::regclass and objid = sequence.oid
          and deptype in ('a', 'i'))
      union all
      select 'routine ' || oid::regprocedure from pg_proc join ours on pronamespace = schema
      union all
      -- That of a table follows it, and that of an array its element.
      select 'type ' || type.oid::regtype from pg_type type join ours on typnamespace = schema
      left join pg_class on pg_class.oid = typrelid
      where typtype in ('e', 'd', 'r') or relkind = 'c'
    loop
      execute 'alter ' || statement || ' owner to app';
    end loop;
  end $$;

  alter role cluster_superuser nologin;
  drop role handing_over;
`;
