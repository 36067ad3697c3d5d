import { Effect } from "effect";
import fc from "fast-check";
import { CompiledQuery } from "kysely";
import { expect } from "vitest";
import { test } from "../../infrastructure/postgres/testing/database.ts";
import { query } from "./readDb.ts";
import { json, statement } from "./statements.ts";

const nasty = fc.oneof(
  fc.string({ unit: "binary" }).map((text) => text.replaceAll("\0", "")),
  fc.string({ unit: fc.constantFrom("'", "\\", '"', "$", ";", "\n", "--", "$$", "é", "⛳") }),
);

test("every typed text reaches the database unchanged", ({ run }) =>
  fc.assert(
    fc.asyncProperty(nasty, (typed) =>
      run(
        Effect.gen(function* () {
          const { text, values } = statement(
            "select $1::json ->> 'text' as told",
            json({ text: typed }),
          );
          const { rows } = yield* query((db) =>
            db.executeQuery(CompiledQuery.raw(text, [...values])),
          );
          expect(rows).toEqual([{ told: typed }]);
        }),
      ),
    ),
    { numRuns: 200 },
  ));
