import pg from "pg";
import { TournamentId } from "../../domain/shared/values.ts";
import { migrate } from "../../infrastructure/postgres/migrate.ts";
import { postgres } from "../floors/postgres.ts";
import { once } from "../setting.ts";

/** Of each card: it is opened, and then scored this often. */
const SCORES = 72;

/**
 * A log of a million events in a database of its own: cards of 150 players and four rounds, hole by
 * hole, in one tournament after the other. PostgreSQL makes them, since nobody waits for their players.
 */
export const largeLog = once(async (setting) => {
  const events = setting.pace.isQuick ? 100_000 : 1_000_000;
  const url = await (await postgres(setting)).create("large_log");
  await migrate(url);
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  // Its last connections may still be ending when the server does.
  pool.on("error", () => {});
  setting.onClose(() => pool.end());
  await pool.query(uuidOf);
  await pool.query(fill, [events, SCORES, JSON.stringify(terms)]);
  await pool.query("vacuum analyze event_store.events");
  const { rows } = await pool.query("select uuid_of('tournament0') as id");
  return { url, pool, events, tournamentId: TournamentId.make(rows[0].id) };
});

/** The same id for the same name. */
const uuidOf = `
  create function uuid_of(name text) returns text language sql immutable as $$
    select overlay(overlay(md5(name)::uuid::text placing '4' from 15) placing 'a' from 20)
  $$`;

const fill = `
  insert into event_store.events
    (position, stream, revision, type, data, metadata, recorded_at)
  select n,
    'scorecard-' || tournament || '.' || player || '.' || round,
    step,
    case step when 0 then 'ScorecardOpened' else 'HoleScoresRecorded' end,
    case step
      when 0 then $3::jsonb || jsonb_build_object(
        'scorecardId', card, 'tournamentId', tournament, 'playerId', player, 'round', round)
      else jsonb_build_object(
        'scorecardId', card,
        'holeScores', jsonb_build_array(jsonb_build_object(
          'holeNumber', 1 + step % 18, 'strokes', 3 + n % 4, 'putts', 2, 'penalties', 0,
          'notes', null)),
        'reason', null)
    end,
    jsonb_build_object(
      'eventId', uuid_of('event' || n), 'commandId', uuid_of('command' || n),
      'correlationId', 'bench', 'actor', jsonb_build_object('kind', 'player', 'id', player),
      'occurredAt', '2026-06-06T10:00:00.000Z', 'schemaVersion', 1,
      'tournamentId', tournament),
    timestamptz '2026-06-06 10:00:00Z' + n * interval '1 millisecond'
  from (
    select n, (n - 1) % ($2 + 1) as step,
      uuid_of('card' || (n - 1) / ($2 + 1)) as card,
      uuid_of('player' || (n - 1) / ($2 + 1) % 150) as player,
      1 + (n - 1) / ($2 + 1) / 150 % 4 as round,
      uuid_of('tournament' || (n - 1) / ($2 + 1) / 600) as tournament
    from generate_series(1, $1::int) as n
  ) as made`;

const hole = (number: number) => ({
  holeId: `00000000-0000-4000-a000-${String(number).padStart(12, "0")}`,
  holeNumber: number,
  par: 4,
  strokeIndex: number,
});

const terms = {
  course: {
    courseId: "00000000-0000-4000-a000-000000000000",
    holes: Array.from({ length: 18 }, (_, index) => hole(index + 1)),
    tee: null,
  },
  handicapIndex: 7.9,
  handicapAllowance: 100,
  courseHandicap: 7.9,
  playingHandicap: 8,
  scoringBasis: "net",
};
