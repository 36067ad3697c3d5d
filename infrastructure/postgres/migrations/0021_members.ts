import { type Kysely, sql } from "kysely";

/**
 * What a club knows of its members. A member number is no identity: members of two clubs may have
 * the same one, and the same person may be entered twice.
 *
 * What an import did to which account stands in the audit, under its command, so that it is erased
 * with the account.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    alter table reference.players
      add column gender text check (gender in ('female', 'male')),
      add column birth_year smallint,
      add column member_number text,
      add column home_club text;

    create table reference.member_imports (
      command_id uuid primary key,
      number integer not null unique generated always as identity,
      at timestamptz not null default clock_timestamp(),
      added integer not null,
      changed integer not null,
      undone_by uuid
    );
  `.execute(db);
};
