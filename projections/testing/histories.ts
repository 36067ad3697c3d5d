import { Effect, Layer, Stream } from "effect";
import { sql } from "kysely";
import { EventLog } from "../../application/ports/EventLog.ts";
import { metadata } from "../../domain/scorecard/examples.ts";
import { type Actor, Position, type Recorded } from "../../domain/shared/recorded.ts";
import type { Happened } from "../../domain/testing/tournamentRun.ts";
import type { Projection } from "../engine/projection.ts";
import { query } from "../engine/readDb.ts";

const actors: ReadonlyArray<Actor> = [
  { kind: "player", id: "0d8f4a52-7b8e-4a8c-9a57-1c2f3a4b5c03" },
  { kind: "admin", id: "6e5d4c3b-2a19-4807-9f6e-5d4c3b2a1908" },
  { kind: "system", id: "clock" },
];

/** A history as a store returns it, one event a minute. */
export const recordedHistory = (history: ReadonlyArray<Happened>): ReadonlyArray<Recorded> => {
  const revisions = new Map<string, number>();
  return history.map(({ stream, event }, index) => {
    const revision = (revisions.get(stream) ?? -1) + 1;
    revisions.set(stream, revision);
    const at = new Date(Date.UTC(2026, 5, 6, 8, index)).toISOString();
    const actor = actors[index % actors.length] ?? metadata(index).actor;
    return {
      position: Position.make(index + 1),
      recordedAt: at,
      stream,
      revision,
      event,
      metadata: { ...metadata(index), occurredAt: at, actor },
    };
  });
};

/** All rows in the tables of these projections, in a fixed order. */
export const contentsOf = Effect.fnUntraced(function* (projections: ReadonlyArray<Projection>) {
  const contents: Record<string, ReadonlyArray<unknown>> = {};
  for (const table of projections.flatMap(({ tables }) => Object.keys(tables))) {
    contents[table] = yield* query(async (db) => {
      const { rows } = await sql<{ row: unknown }>`
        select to_jsonb(contents) as row from ${sql.table(`read.${table}`)} as contents
        order by 1`.execute(db);
      return rows.map(({ row }) => row);
    });
  }
  return contents;
});

/**
 * With a database, shrinking would take too long for a test; the failing history is printed
 * instead.
 */
export const runs = (numRuns: number) => ({ numRuns, endOnFailure: true });

/** Empties the tables, which is faster than creating them again. */
export const emptied = (projections: ReadonlyArray<Projection>) =>
  query((db) =>
    sql
      .raw(
        [
          ...projections
            .flatMap(({ tables }) => Object.keys(tables))
            .map((table) => `delete from read.${table}`),
          "update read.checkpoint set position = 0",
        ].join(";"),
      )
      .execute(db),
  );

/** A log that holds these events, for what compares the journal with it. */
export const logWith = (facts: ReadonlyArray<Recorded>) =>
  Layer.mock(EventLog, {
    at: (places) => {
      const positions = new Set(places.map(({ position }) => position));
      return Effect.succeed(facts.filter(({ position }) => positions.has(position)));
    },
    proof: Stream.empty,
    appended: Stream.empty,
    head: Effect.succeed(facts.at(-1)?.position ?? Position.make(0)),
  });
