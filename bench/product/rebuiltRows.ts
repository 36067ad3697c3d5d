import type pg from "pg";
import { RunFailed } from "../row.ts";

/** The expected sums, which follow from the log only. */
const inLog = `
  with last_score as (
    select distinct on (data ->> 'scorecardId', hole ->> 'holeNumber')
      (hole ->> 'strokes')::int as strokes
    from event_store.events, jsonb_array_elements(data -> 'holeScores') as hole
    where type = 'HoleScoresRecorded'
    order by data ->> 'scorecardId', hole ->> 'holeNumber', position desc
  )
  select (select count(*)::int from event_store.events) as events,
    (select sum(strokes)::int from last_score) as strokes`;

/** A sum of each read model that such a log fills, and the sum of the log that it must equal. */
const sums = [
  {
    name: "leaderboard",
    of: "strokes",
    text: "select sum(strokes::int)::int as sum from read.leaderboard_card, jsonb_each_text(holes) as hole (number, strokes)",
  },
  {
    name: "scoringAverages",
    of: "strokes",
    text: "select sum(taken::int)::int as sum from read.scoring_card, jsonb_each_text(strokes) as hole (number, taken)",
  },
  {
    name: "scorecards",
    of: "strokes",
    text: "select sum(strokes)::int as sum from read.hole_score join read.scorecard using (scorecard_id)",
  },
  { name: "journal", of: "events", text: "select count(*)::int as sum from read.journal" },
] as const;

/**
 * Checks that these read models were really rebuilt since the last check, and that their content is
 * right.
 */
export const rebuiltRows = async (pool: pg.Pool, names: ReadonlyArray<string>) => {
  const { rows } = await pool.query<{ events: number; strokes: number }>(inLog);
  const expected = rows[0] ?? { events: 0, strokes: 0 };
  let before = await generationsOf(pool, names);

  return async () => {
    const now = await generationsOf(pool, names);
    const stayed = names.filter((name) => !((now.get(name) ?? 0) > (before.get(name) ?? 0)));
    before = now;
    if (stayed.length > 0) throw new RunFailed(`Not rebuilt: ${stayed.join(", ")}.`);

    for (const { name, of, text } of sums.filter(({ name }) => names.includes(name))) {
      const { rows: found } = await pool.query<{ sum: number }>(text);
      const sum = found[0]?.sum ?? 0;
      if (sum === expected[of]) continue;
      throw new RunFailed(`Rebuilt, ${name} comes to ${sum} ${of} of ${expected[of]}.`);
    }
  };
};

const generationsOf = async (pool: pg.Pool, names: ReadonlyArray<string>) => {
  const { rows } = await pool.query<{ projection: string; generation: number }>(
    "select projection, generation::int as generation from read.checkpoint where projection = any($1)",
    [names],
  );
  return new Map(rows.map(({ projection, generation }) => [projection, generation]));
};
