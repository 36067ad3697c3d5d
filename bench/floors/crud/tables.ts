/** The tables of a tournament when only the present state is stored. */
export const tables = `
  create table player (
    id uuid primary key,
    first_name text not null,
    last_name text not null,
    handicap int not null
  );
  create table event (id uuid primary key, name text not null, number_of_rounds int not null);
  create table hole (
    event_id uuid references event,
    hole_number int,
    par int not null,
    stroke_index int not null,
    primary key (event_id, hole_number)
  );
  create table registration (
    event_id uuid references event,
    player_id uuid references player,
    status text not null,
    primary key (event_id, player_id)
  );
  create table card (
    id uuid primary key default gen_random_uuid(),
    event_id uuid not null references event,
    player_id uuid not null references player,
    round int not null,
    playing_handicap int not null,
    gross int not null default 0,
    net int not null default 0,
    points int not null default 0,
    par int not null default 0,
    holes_played int not null default 0,
    updated_at timestamptz not null default now(),
    unique (event_id, player_id, round)
  );
  create table hole_score (
    card_id uuid references card,
    hole_number int,
    strokes int not null,
    putts int,
    penalties int not null,
    notes text,
    updated_at timestamptz not null default now(),
    primary key (card_id, hole_number)
  );
  create table audit (
    id bigint primary key generated always as identity,
    at timestamptz not null default now(),
    event_id uuid not null,
    player_id uuid not null,
    request_id text not null,
    body jsonb not null
  )`;

/** An event of four rounds with a course, in which everybody plays. */
export const newEvent = [
  "insert into event values ($1, 'Summer Open', 4)",
  "insert into hole select $1, n, 4, n from generate_series(1, 18) as n",
  "insert into registration select $1, id, 'registered' from player",
];
