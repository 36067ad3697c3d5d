import { Effect } from "effect";
import { sql } from "kysely";
import { expect } from "vitest";
import { Position } from "../../domain/shared/recorded.ts";
import { samples } from "../../domain/testing/samples.ts";
import { applyPage } from "../../projections/engine/applyPage.ts";
import { PageWriter } from "../../projections/engine/pageWriter.ts";
import type { Statement } from "../../projections/engine/statements.ts";
import { registry } from "../../projections/registry.ts";
import { freshlyInstalled } from "../../projections/testing/engine.ts";
import type { Database } from "./database.ts";
import { plansForFullTables } from "./keptPlans.ts";
import { test } from "./testing/database.ts";

/** An event of every kind. */
const events = samples.map(({ recorded }) => recorded);

/** All statements over the connection that keeps its plans. */
const keptStatements = Effect.gen(function* () {
  yield* freshlyInstalled(...registry);
  const kept: Array<Statement> = [];
  const write = async (page: ReadonlyArray<Statement>) => void kept.push(...page);
  yield* applyPage({ projections: registry, after: Position.make(0), events }).pipe(
    Effect.provideService(PageWriter, PageWriter.of({ write })),
  );
  return new Set(kept.map(({ text }) => text));
});

/** Plans for unknown values, because a cached plan is made in that way. */
const planOf = (database: Database, text: string) =>
  database.read.transaction().execute(async (trx) => {
    await sql.raw(plansForFullTables.replaceAll("set ", "set local ")).execute(trx);
    const { rows } = await sql
      .raw<{ readonly "QUERY PLAN": string }>(`explain (generic_plan) ${text}`)
      .execute(trx);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  });

test("no plan that is made for empty tables scans full tables", async ({ run, database }) => {
  const texts = await run(keptStatements);
  expect(texts.size).toBeGreaterThan(20);
  for (const text of texts) expect(await planOf(database, text)).not.toContain("Seq Scan");
});
