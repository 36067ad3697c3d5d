import { Effect } from "effect";
import fc from "fast-check";
import { sql } from "kysely";
import { expect } from "vitest";
import { test } from "../infrastructure/postgres/testing/database.ts";
import { query } from "./readDb.ts";
import { json, together } from "./statements.ts";

const nasty = fc.oneof(
  fc.string({ unit: "binary" }).map((text) => text.replaceAll("\0", "")),
  fc.string({ unit: fc.constantFrom("'", "\\", '"', "$", ";", "\n", "--", "$$", "é", "⛳") }),
);

test("whatever people type reaches the server as they typed it", ({ run }) =>
  fc.assert(
    fc.asyncProperty(nasty, (text) =>
      run(
        Effect.gen(function* () {
          const { rows } = yield* query((db) =>
            sql<{ told: unknown }>`select ${json({ text })}::json ->> 'text' as told`.execute(db),
          );
          expect(rows).toEqual([{ told: text }]);
        }),
      ),
    ),
    { numRuns: 200 },
  ));

test("several statements are one transaction", ({ run }) =>
  run(
    Effect.gen(function* () {
      const insert = sql`
        insert into read.version values ('b9a7c1de-53a8-4a57-8a10-0d0c5b6f2b02', 'model', 1)`;
      const failing = query((db) => together([insert, sql`select 1 / 0`]).execute(db));
      yield* Effect.flip(failing);
      expect(yield* query((db) => db.selectFrom("version").selectAll().execute())).toEqual([]);
    }),
  ));
