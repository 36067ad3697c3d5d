import type { Kysely } from "kysely";
import { query, seenAs } from "./readDb.ts";
import { insertMissing, type Statement, upsert } from "./statements.ts";

/** The typed operations of queries and projections on the tables of their read models. */
export const tablesOf = <Tables>() => ({
  /** Runs one query on the tables in use. */
  query: <A>(run: (db: Kysely<Tables>) => Promise<A>) => query((db) => run(seenAs<Tables>(db))),

  /** `upsert` of `statements.ts`. */
  upsert: <Table extends keyof Tables & string>(
    table: Table,
    key: ReadonlyArray<keyof Tables[Table] & string>,
    rows: ReadonlyArray<Tables[Table] & object>,
    kept: ReadonlyArray<keyof Tables[Table] & string> = [],
  ): ReadonlyArray<Statement> => upsert(table, key, rows, kept),

  /** `insertMissing` of `statements.ts`. */
  insertMissing: <Table extends keyof Tables & string>(
    table: Table,
    rows: ReadonlyArray<Tables[Table] & object>,
  ): ReadonlyArray<Statement> => insertMissing(table, rows),
});
