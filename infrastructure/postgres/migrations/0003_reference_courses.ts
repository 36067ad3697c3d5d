import { type Kysely, sql } from "kysely";

export const up = async (db: Kysely<unknown>) => {
  await sql`
    create table reference.courses (
      id uuid primary key,
      name text not null,
      location text not null,
      address text not null,
      city text not null,
      state text not null,
      zip_code text,
      phone text,
      website text,
      description text,
      total_par integer,
      total_yardage integer,
      status text not null default 'active' check (status in ('active', 'archived')),
      revision integer not null default 1,
      created_at timestamptz not null default now()
    );

    create table reference.holes (
      id uuid primary key,
      course_id uuid not null references reference.courses,
      hole_number integer not null check (hole_number between 1 and 18),
      par integer not null check (par between 3 and 6),
      stroke_index integer not null check (stroke_index between 1 and 18),
      blue_distance integer,
      white_distance integer,
      red_distance integer,
      constraint holes_number unique (course_id, hole_number)
    );

    create table reference.tees (
      id uuid primary key,
      course_id uuid not null references reference.courses,
      position integer not null,
      name text not null,
      course_rating numeric,
      slope_rating integer check (slope_rating between 55 and 155),
      total_yards integer
    );
    create index tees_course on reference.tees (course_id, position);
  `.execute(db);
};
