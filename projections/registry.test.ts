import { Effect } from "effect";
import { sql } from "kysely";
import { expect } from "vitest";
import { test } from "../infrastructure/postgres/testing/database.ts";
import { query } from "./engine/readDb.ts";
import { registry } from "./registry.ts";
import { freshlyInstalled } from "./testing/engine.ts";

test("every table of a read model has a primary key", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* freshlyInstalled(...registry);
      const { rows } = yield* query((db) =>
        sql<{ name: string }>`
          select table_name as name from information_schema.table_constraints
          where table_schema = 'read' and constraint_type = 'PRIMARY KEY'`.execute(db),
      );
      const tables = registry.flatMap((projection) => Object.keys(projection.tables));
      const keyed = rows.map(({ name }) => name);
      expect(new Set(tables).size).toBe(tables.length);
      expect(keyed.toSorted()).toEqual([...tables, "checkpoint", "version"].toSorted());
    }),
  ));
