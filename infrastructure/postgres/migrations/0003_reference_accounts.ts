import { type Kysely, sql } from "kysely";

/** Accounts, the players that events refer to, and the audit of changes. */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    create table reference.players (
      id uuid primary key,
      first_name text not null,
      last_name text not null,
      email text not null check (email = btrim(email)),
      phone text not null,
      shirt_size text check (shirt_size in ('XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL')),
      handicap numeric(4, 1),
      profile_image text,
      is_archived boolean not null default false,
      created_at timestamptz not null default now()
    );
    create unique index players_email on reference.players (lower(email));

    create table reference.player_credentials (
      player_id uuid primary key references reference.players on delete cascade,
      password_hash text not null
    );

    create table reference.administrators (
      id uuid primary key,
      account_type text not null check (account_type in ('super_admin', 'event_admin')),
      event uuid,
      first_name text not null,
      last_name text not null,
      email text not null check (email = btrim(email)),
      mobile_number text,
      created_at timestamptz not null default now()
    );
    create unique index administrators_email on reference.administrators (lower(email));

    create table reference.administrator_credentials (
      administrator_id uuid primary key references reference.administrators on delete cascade,
      password_hash text not null
    );

    create table reference.sessions (
      token_digest bytea primary key,
      kind text not null check (kind in ('player', 'admin')),
      owner_id uuid not null,
      remember boolean not null,
      created_at timestamptz not null,
      last_seen_at timestamptz not null,
      expires_at timestamptz not null
    );
    create index sessions_owner on reference.sessions (owner_id);
    create index sessions_expiry on reference.sessions (expires_at);

    create table reference.people_version (
      is_only_row boolean primary key default true check (is_only_row),
      version bigint not null
    );
    insert into reference.people_version (version) values (0);

    create table reference.tournament_numbers (
      tournament_id uuid primary key,
      number integer not null unique generated always as identity (start with 1001)
    );

    create table reference.contacts (
      id uuid primary key,
      tournament_id uuid not null,
      email text not null,
      unique (tournament_id, email)
    );

    create table reference.audit (
      id bigint primary key generated always as identity,
      at timestamptz not null default clock_timestamp(),
      table_name text not null,
      row_id uuid not null,
      action text not null,
      actor_kind text not null,
      actor_id text not null,
      command_id uuid,
      before jsonb,
      after jsonb
    );
    create index audit_row on reference.audit (row_id, id);
    create index audit_command on reference.audit (command_id);
  `.execute(db);
};
