import { Effect, Schema } from "effect";
import fc from "fast-check";
import { expect } from "vitest";
import { ScorecardEvent } from "../../domain/scorecard/events.ts";
import type { Recorded } from "../../domain/shared/recorded.ts";
import type { ScorecardId } from "../../domain/shared/values.ts";
import { tournamentHistory } from "../../domain/testing/arbitraries.ts";
import { test } from "../../infrastructure/postgres/testing/database.ts";
import { emptied, recordedHistory, runs } from "../testing/histories.ts";
import { freshlyInstalled, projectPage } from "../testing.ts";
import { foldCard } from "./foldCard.ts";
import { scorecards } from "./projection.ts";
import { type CardRow, cardById } from "./queries.ts";

const folded = (history: ReadonlyArray<Recorded>) => {
  const cards = new Map<ScorecardId, CardRow | null>();
  for (const recorded of history) {
    const { event } = recorded;
    if (!Schema.is(ScorecardEvent)(event)) continue;
    const card = foldCard(cards.get(event.scorecardId) ?? null, { ...recorded, event });
    cards.set(event.scorecardId, card);
  }
  return cards;
};

test.beforeAll(({ run }) => run(freshlyInstalled(scorecards)));

test("a card folded in memory is the row of the tables", { timeout: 60_000 }, ({ run }) =>
  fc.assert(
    fc.asyncProperty(tournamentHistory(), (happened) =>
      run(
        Effect.gen(function* () {
          const history = recordedHistory(happened);
          yield* emptied([scorecards]);
          yield* projectPage(scorecards, history);
          for (const [id, card] of folded(history)) expect(card).toEqual(yield* cardById(id));
        }),
      ),
    ),
    runs(40),
  ),
);
