import { type Kysely, sql } from "kysely";

/**
 * Messages of organisers with the state of each address, and who wants such mails. What is about a
 * player is deleted with the account.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    create table reference.messages (
      id uuid primary key,
      tournament_id uuid not null,
      kind text not null,
      subject text not null,
      text text not null,
      sent_by uuid not null,
      sent_at timestamptz not null
    );
    create index messages_tournament on reference.messages (tournament_id, sent_at);

    create table reference.deliveries (
      message_id uuid not null references reference.messages on delete cascade,
      player_id uuid not null references reference.players on delete cascade,
      state text not null,
      reason text,
      batch uuid not null,
      changed_at timestamptz not null,
      primary key (message_id, player_id)
    );
    create index deliveries_player on reference.deliveries (player_id);

    create table reference.mail_choices (
      player_id uuid primary key references reference.players on delete cascade,
      wants_mail boolean not null default true,
      token text not null unique
    );
  `.execute(db);
};
