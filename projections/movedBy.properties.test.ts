import { Effect } from "effect";
import fc from "fast-check";
import { expect } from "vitest";
import { Position, type Recorded, typeOf } from "../domain/shared/recorded.ts";
import { tournamentHistory } from "../domain/testing/arbitraries.ts";
import { tournamentId } from "../domain/tournament/examples.ts";
import { test } from "../infrastructure/postgres/testing/database.ts";
import { newerThan, noRows, withRows } from "./boards/boardRows.ts";
import { readSettlements, settle } from "./boards/settlements.ts";
import { applyPage } from "./engine/applyPage.ts";
import { groupsOf } from "./groups/queries.ts";
import { boardSince } from "./leaderboard/queries.ts";
import { matchesOf } from "./matches/matchesOf.ts";
import { registrationsOf } from "./registrations/queries.ts";
import { registry } from "./registry.ts";
import { cardsOf } from "./scorecards/queries.ts";
import { teamsOf } from "./teams/queries.ts";
import { freshlyInstalled } from "./testing/engine.ts";
import { emptied, recordedHistory, runs } from "./testing/histories.ts";
import { allTournaments } from "./tournaments/lists.ts";

const settledGames = Effect.gen(function* () {
  const rows = withRows(noRows, yield* newerThan(tournamentId, noRows));
  const settlements = yield* readSettlements(tournamentId, rows);
  return yield* Effect.forEach(settlements.games, ({ side_game_id }) =>
    settle(settlements, side_game_id, Effect.succeed([])),
  );
});

/** The questions to the read models of a tournament. */
const answers = {
  tournaments: allTournaments,
  registrations: registrationsOf(tournamentId),
  scorecards: cardsOf(tournamentId),
  leaderboard: boardSince(tournamentId, Position.make(0)),
  side_games: settledGames,
  groups: groupsOf(tournamentId),
  teams: teamsOf(tournamentId),
  matches: matchesOf(tournamentId),
};

const models = registry.flatMap(({ name, isMovedBy }) =>
  name in answers ? [{ isMovedBy, answer: answers[name as keyof typeof answers], name }] : [],
);

/** The answers that an event has changed, although it raises no version of their read models. */
const changedInSecret = Effect.fnUntraced(function* (history: ReadonlyArray<Recorded>) {
  yield* emptied(registry);
  const last = new Map<string, unknown>();
  let after = Position.make(0);
  const secrets: Array<string> = [];
  for (const recorded of history) {
    const type = typeOf(recorded);
    const unmoved = models.filter(({ isMovedBy }) => !isMovedBy(type));
    for (const { name, answer } of unmoved) {
      if (!last.has(name)) last.set(name, JSON.stringify(yield* answer));
    }
    const { failed } = yield* applyPage({ projections: registry, after, events: [recorded] });
    for (const error of failed.values()) throw error;
    after = recorded.position;
    for (const { name, answer } of unmoved) {
      const now = JSON.stringify(yield* answer);
      if (now !== last.get(name)) secrets.push(`${name} after ${type}`);
      last.set(name, now);
    }
    for (const { name, isMovedBy } of models) if (isMovedBy(type)) last.delete(name);
  }
  return secrets;
});

test.beforeAll(({ run }) => run(freshlyInstalled(...registry)));

test("no event changes what a read model answers without a new version of it", ({ run }) =>
  fc.assert(
    fc.asyncProperty(tournamentHistory().map(recordedHistory), (history) =>
      run(
        Effect.gen(function* () {
          expect(yield* changedInSecret(history)).toEqual([]);
        }),
      ),
    ),
    runs(10),
  ));
