import { Effect } from "effect";
import { Kysely, PostgresDialect } from "kysely";
import { Pool } from "pg";
import { expect } from "vitest";
import { bogey4, opened, par4, recorded, stored } from "../../domain/scorecard/examples.ts";
import { Position } from "../../domain/shared/recorded.ts";
import { test as base } from "../../infrastructure/postgres/testing/database.ts";
import { registry } from "../registry.ts";
import { freshlyInstalled } from "../testing/engine.ts";
import { contentsOf } from "../testing/histories.ts";
import { applyPage } from "./applyPage.ts";
import { PageWriter } from "./pageWriter.ts";
import { type EngineTables, ProjectionDb } from "./readDb.ts";
import type { Statement } from "./statements.ts";
import { currentVersions } from "./versions.ts";

interface Fixtures {
  /** The statements that were sent to the server, recorded by its connections. */
  readonly sent: Array<string>;
  readonly recorder: Kysely<EngineTables>;
}

const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- vitest reads from it that nothing else is needed.
  sent: async ({}, use) => use([]),
  recorder: async ({ database, sent }, use) => {
    const dialect = new PostgresDialect({ pool: new Pool({ connectionString: database.url }) });
    const recorder = new Kysely<EngineTables>({
      dialect,
      log: ({ query }) => void sent.push(query.sql),
    });
    await use(recorder);
    await recorder.destroy();
  },
});

const [opening, ...scores] = stored(opened, recorded(par4(1)), recorded(bogey4(1)));

test.beforeEach(({ run }) => run(freshlyInstalled(...registry)));

test("one score needs one write and no read, although it changes several read models", ({
  run,
  recorder,
  sent,
}) =>
  run(
    Effect.gen(function* () {
      if (!opening) return;
      const projections = registry;
      yield* applyPage({ projections, after: Position.make(0), events: [opening] });
      const { write } = yield* PageWriter;
      const pages: Array<ReadonlyArray<Statement>> = [];
      const counting = PageWriter.of({
        write: (page) => {
          pages.push(page);
          return write(page);
        },
      });
      yield* applyPage({ projections, after: Position.make(1), events: scores.slice(0, 1) }).pipe(
        Effect.provideService(ProjectionDb, recorder),
        Effect.provideService(PageWriter, counting),
      );
      expect(pages).toHaveLength(1);
      expect(sent).toEqual([]);
    }),
  ));

test("a projector behind the checkpoints changes nothing, but announces the versions", ({ run }) =>
  run(
    Effect.gen(function* () {
      if (!opening) return;
      const page = { projections: registry, after: Position.make(0), events: [opening, ...scores] };
      const { changes } = yield* applyPage(page);
      const before = yield* contentsOf(registry);
      expect(changes).not.toEqual([]);
      expect(yield* applyPage({ ...page, events: [opening] })).toMatchObject({ failed: new Map() });
      expect((yield* applyPage(page)).changes).toEqual(changes);
      expect(yield* contentsOf(registry)).toEqual(before);
      const { tournamentId } = opening.metadata;
      expect(yield* currentVersions(tournamentId)).toEqual(expect.arrayContaining([...changes]));
    }),
  ));
