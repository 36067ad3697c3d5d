import { type Kysely, sql } from "kysely";

/**
 * The second factors of administrators, and sign-ins that wait for a code. The secret of an app is
 * sealed; of recovery codes and of the tokens of steps only digests are stored.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    create table reference.second_factors (
      administrator_id uuid primary key references reference.administrators on delete cascade,
      sealed_secret bytea not null,
      begun_at timestamptz not null,
      is_on boolean not null default false,
      last_step integer not null default 0
    );

    create table reference.recovery_codes (
      administrator_id uuid not null references reference.second_factors on delete cascade,
      digest bytea not null,
      primary key (administrator_id, digest)
    );

    create table reference.sign_in_steps (
      token_digest bytea primary key,
      administrator_id uuid not null references reference.administrators on delete cascade,
      expires_at timestamptz not null,
      tries integer not null default 0
    );
    create index sign_in_steps_administrator on reference.sign_in_steps (administrator_id);
  `.execute(db);
};
