import { sql } from "kysely";
import { expect } from "vitest";
import { EventStore } from "../../../../application/ports/EventStore.ts";
import { bogey4, par4 } from "../../../../domain/scorecard/examples.ts";
import { scorecardIdOf } from "../../../../domain/shared/derivedIds.ts";
import { streams } from "../../../../domain/shared/streams.ts";
import { type HoleScore, type PlayerId, RoundNumber } from "../../../../domain/shared/values.ts";
import { test as base } from "../../testing/club.ts";
import type { SignedIn } from "../../testing/server.ts";

/** Ana's card: opened, then scored three times. */
const test = base.extend<{
  readonly card: {
    readonly ana: SignedIn<PlayerId>;
    readonly stream: string;
    readonly history: string;
  };
}>({
  card: async ({ club }, use) => {
    const eventId = await club.newEvent();
    const ana = await club.newEntrant(eventId, { firstName: "Ana" });
    const enter = (score: HoleScore) =>
      ana.send("POST", `/api/events/${eventId}/my-scores`, { roundNumber: 1, holeScores: [score] });
    for (const score of [par4(1), bogey4(1), par4(2)]) await enter(score);
    const card = { tournamentId: eventId, playerId: ana.id, round: RoundNumber.make(1) };
    const stream = streams.scorecard(card);
    await use({ ana, stream, history: `/api/scorecards/${scorecardIdOf(card)}/history` });
  },
});

type Changes = ReadonlyArray<{ readonly version: number; readonly at: string }>;

test("the history does not depend on read models that were changed by hand", async ({
  card: { ana, history },
  database,
}) => {
  const before = await ana.get(history);
  // All read models except the one that finds the card of an id.
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'read' and table_name not in ('scorecard', 'checkpoint')
  `.execute(database.projections);
  for (const { name } of rows) {
    await sql`delete from ${sql.table(`read.${name}`)}`.execute(database.projections);
  }
  await sql`update read.scorecard set submitted_at = 'never'`.execute(database.projections);
  const after = await ana.get(history);
  expect(after.statusCode).toBe(200);
  expect(after.json()).toEqual(before.json());
  expect(after.json()).toMatchObject([
    { version: 1, kind: "opened", by: { id: ana.id, firstName: "Ana" } },
    { version: 2, holes: [{ holeNumber: 1, before: null, after: { strokes: 4 } }] },
    { version: 3, holes: [{ holeNumber: 1, before: { strokes: 4 }, after: { strokes: 5 } }] },
    { version: 4, holes: [{ holeNumber: 2, before: null, after: { strokes: 4 } }] },
  ]);
});

test("the times of the history are those of the event store", async ({
  card: { ana, history, stream },
  runtime,
}) => {
  const { events } = await runtime.runPromise(EventStore.use((store) => store.read(stream)));
  const changes: Changes = (await ana.get(history)).json();
  expect(changes.map(({ at }) => at)).toEqual(events.map(({ recordedAt }) => recordedAt));
});

test.for([
  { query: "?limit=200", versions: [1, 2, 3, 4] },
  { query: "?limit=2", versions: [3, 4] },
  { query: "?limit=2&before=3", versions: [1, 2] },
  { query: "?limit=2&before=2", versions: [1] },
  { query: "?before=1", versions: [] },
])("$query returns the changes $versions of four", async ({ query, versions }, { card }) => {
  const response = await card.ana.get(`${card.history}${query}`);
  const changes: Changes = response.json();
  expect(changes.map(({ version }) => version)).toEqual(versions);
  expect(response.headers["x-total-count"]).toBe("4");
});

test.for([
  { query: "?limit=0", sentence: "Limit must be between 1 and 200" },
  { query: "?limit=201", sentence: "Limit must be between 1 and 200" },
  { query: "?limit=all", sentence: "Limit must be between 1 and 200" },
  { query: "?before=0", sentence: "Before must be between 1 and 2147483647" },
])("$query is refused: $sentence", async ({ query, sentence }, { card }) => {
  const response = await card.ana.get(`${card.history}${query}`);
  expect([response.statusCode, response.json().error]).toEqual([400, sentence]);
});
