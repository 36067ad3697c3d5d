import { Effect } from "effect";
import type { Kysely, KyselyPlugin } from "kysely";
import { expect } from "vitest";
import { card, opened, tournamentId } from "../../domain/scorecard/examples.ts";
import { scorecardIdOf } from "../../domain/shared/derivedIds.ts";
import { RoundNumber, ScorecardId } from "../../domain/shared/values.ts";
import { test } from "../../infrastructure/postgres/testing/database.ts";
import { type EngineTables, ReadDb } from "../engine/readDb.ts";
import { freshlyInstalled, projectPage } from "../testing/engine.ts";
import { recordedHistory } from "../testing/histories.ts";
import { cardById } from "./cardById.ts";
import { scorecards } from "./projection.ts";

const rounds = [1, 2, 3, 4].map((number) => {
  const round = RoundNumber.make(number);
  return { ...opened, round, scorecardId: scorecardIdOf({ ...card, round }) };
});
const unknown = ScorecardId.make("ffffffff-ffff-4fff-8fff-ffffffffffff");

/** The same database, with a count of its queries. */
const counting = (db: Kysely<EngineTables>) => {
  const counted = { queries: 0 };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      counted.queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { counted, db: db.withPlugin(plugin) };
};

test.beforeEach(({ run }) => run(freshlyInstalled(scorecards)));

test("cards that are requested at the same moment are read by one query", ({ run }) =>
  run(
    Effect.gen(function* () {
      const history = rounds.map((event) => ({ stream: event.scorecardId, event }));
      yield* projectPage(scorecards, recordedHistory(history));
      const { counted, db } = counting(yield* ReadDb);
      const ids = [...rounds.map(({ scorecardId }) => scorecardId), unknown];
      const answers = yield* Effect.forEach(ids, (id) => Effect.result(cardById(id)), {
        concurrency: "unbounded",
      }).pipe(Effect.provideService(ReadDb, db));

      expect(counted.queries).toBe(1);
      expect(answers).toMatchObject([
        ...rounds.map(({ round }) => ({ success: { tournament_id: tournamentId, round } })),
        { failure: { _tag: "ScorecardNotFound", scorecardId: unknown } },
      ]);
    }),
  ));
