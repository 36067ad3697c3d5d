import { type Kysely, sql } from "kysely";

/** The lists that describe a tournament. Their ids never change. */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    create table reference.participant_structures (
      id uuid primary key,
      code text not null unique check (length(code) between 1 and 10),
      name text not null,
      description text not null,
      players_per_group integer not null check (players_per_group >= 1),
      allows_team_play boolean not null default false,
      sort_order integer not null,
      is_active boolean not null default true,
      created_at timestamptz not null default now()
    );

    create table reference.play_formats (
      id uuid primary key,
      code text not null unique check (length(code) between 1 and 10),
      name text not null,
      description text not null,
      compatible_structures text[] not null check (cardinality(compatible_structures) >= 1),
      typically_uses_handicaps boolean not null default true,
      sort_order integer not null,
      is_active boolean not null default true,
      created_at timestamptz not null default now()
    );

    create table reference.scoring_metrics (
      id uuid primary key,
      code text not null unique check (length(code) between 1 and 10),
      name text not null,
      description text not null,
      applies_to text not null check (length(applies_to) <= 200),
      requires_handicap boolean not null default false,
      ranking_direction text not null default 'asc' check (ranking_direction in ('asc', 'desc')),
      sort_order integer not null,
      is_active boolean not null default true
    );

    create table reference.competition_containers (
      id uuid primary key,
      code text not null unique check (length(code) between 1 and 10),
      name text not null,
      description text not null,
      supports_multiple_rounds boolean not null default true,
      supports_series_play boolean not null default false,
      typical_duration_days integer not null default 1 check (typical_duration_days >= 1),
      sort_order integer not null,
      is_active boolean not null default true
    );

    create table reference.format_compatibility (
      participant_structure_id uuid not null references reference.participant_structures,
      play_format_id uuid not null references reference.play_formats,
      compatibility_notes text,
      is_recommended boolean not null default false,
      primary key (participant_structure_id, play_format_id)
    );
  `.execute(db);
  await items.execute(db);
};

const items = sql`
  insert into reference.participant_structures
    (sort_order, id, code, name, description, players_per_group, allows_team_play)
  values
    (1, 'ff450070-06e8-4da2-9026-dc1e4adc8276', 'INDIVIDUAL', 'Individual',
      'Everyone plays for themselves', 1, false),
    (2, '9403adb7-dc01-4817-93d2-ea11634624dc', 'PAIRS', 'Pairs', 'Two players form a side', 2, true),
    (3, '0194a9be-220f-4153-9675-e27f0dc5bbe6', 'FOURSOME', 'Foursome',
      'Four players go round together', 4, true),
    (4, '0fc6744c-b3f0-4d97-86c7-5939adb9a741', 'TEAM', 'Team',
      'Several players share one result', 4, true);

  insert into reference.play_formats (sort_order, id, code, name, description, compatible_structures)
  values
    (1, 'ebfb3dd2-ac7c-42bf-ba51-79c55ccecdec', 'STROKE', 'Stroke Play',
      'The lowest total of strokes wins', '{INDIVIDUAL,PAIRS,FOURSOME,TEAM}'),
    (2, 'b37c0ab2-902c-4e9b-b729-f0d1043ec546', 'MATCH', 'Match Play',
      'Sides win holes from each other', '{INDIVIDUAL,PAIRS,TEAM}'),
    (3, 'c6324c0c-eb7a-4073-ad6f-d67a698e0d1c', 'STABLEFORD', 'Stableford',
      'Points for each hole, by its score to par', '{INDIVIDUAL,PAIRS,FOURSOME,TEAM}'),
    (4, '60e3a8f0-15e4-4db4-9ba6-224f51780ed5', 'SCRAMBLE', 'Scramble',
      'The members of a team play one ball', '{PAIRS,FOURSOME,TEAM}');

  insert into reference.scoring_metrics
    (sort_order, id, code, name, description, applies_to, requires_handicap, ranking_direction)
  values
    (1, '2c20adaa-97d3-47e5-99be-71ce7977a205', 'GROSS', 'Gross', 'Strokes as played',
      'Stroke Play, Match Play, Scramble', false, 'asc'),
    (2, '543e5544-8dca-44fc-baa2-3027ba7a6e10', 'NET', 'Net', 'Strokes less those received',
      'Stroke Play, Match Play, Scramble', true, 'asc'),
    (3, 'ac640334-fbbb-4322-92a5-82a3770fd252', 'POINTS', 'Points', 'Stableford points',
      'Stableford', false, 'desc');

  insert into reference.competition_containers
    (sort_order, id, code, name, description, supports_series_play, typical_duration_days)
  values
    (1, '4429999a-f9ca-4978-924c-a4c45090d73b', 'SINGLE', 'Single Event',
      'A tournament of its own', false, 1),
    (2, 'f67c34f9-a7ac-4356-aa5b-5ab6d7c1aa04', 'SEASON', 'Season',
      'Tournaments that belong together over a season', true, 180);

  -- What a play format lists as compatible; the usual structure of each is recommended.
  insert into reference.format_compatibility
    (participant_structure_id, play_format_id, is_recommended)
  select structure.id, format.id,
    structure.code = case format.code when 'SCRAMBLE' then 'TEAM' else 'INDIVIDUAL' end
  from reference.play_formats format
  join reference.participant_structures structure on structure.code = any (compatible_structures);
`;
