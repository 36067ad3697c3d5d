import { Effect } from "effect";
import fc from "fast-check";
import { expect } from "vitest";
import { Position, type Recorded } from "../domain/shared/recorded.ts";
import { tournamentHistory } from "../domain/testing/arbitraries.ts";
import { tournamentId } from "../domain/tournament/examples.ts";
import { test } from "../infrastructure/postgres/testing/database.ts";
import { boardAt } from "./boards/boardAt.ts";
import { newerThan, noRows, withRows } from "./boards/boardRows.ts";
import { applyPage } from "./engine/applyPage.ts";
import { eventsOf } from "./journal/queries.ts";
import { type BoardTables, boardSince } from "./leaderboard/queries.ts";
import { registry } from "./registry.ts";
import { freshlyInstalled, projectPage } from "./testing/engine.ts";
import { contentsOf, emptied, logWith, recordedHistory, runs } from "./testing/histories.ts";

const start = Position.make(0);
const history = tournamentHistory().map(recordedHistory);
const cuts = fc.array(fc.nat(), { maxLength: 8 });

/** Cuts a history into pages at random places. */
const pagesOf = (events: ReadonlyArray<Recorded>, where: ReadonlyArray<number>) => {
  const ends = [...new Set([...where.map((cut) => cut % events.length), events.length])];
  const sorted = ends.toSorted((one, other) => one - other);
  return sorted.map((end, index) => events.slice(sorted[index - 1] ?? 0, end));
};

const applyTo = Effect.fnUntraced(function* (after: Position, events: ReadonlyArray<Recorded>) {
  const { failed } = yield* applyPage({ projections: registry, after, events });
  for (const error of failed.values()) throw error;
  return events.at(-1)?.position ?? after;
});

const apply = Effect.fnUntraced(function* (pages: ReadonlyArray<ReadonlyArray<Recorded>>) {
  yield* emptied(registry);
  let after = start;
  for (const events of pages) after = yield* applyTo(after, events);
  return yield* contentsOf(registry);
});

test.beforeAll(({ run }) => run(freshlyInstalled(...registry)));

test("the tables do not depend on how a history is divided into pages", ({ run }) =>
  fc.assert(
    fc.asyncProperty(history, cuts, (events, where) =>
      run(
        Effect.gen(function* () {
          const whole = yield* apply([events]);
          expect(yield* apply(pagesOf(events, where))).toEqual(whole);
        }),
      ),
    ),
    runs(40),
  ));

test("a page that is applied again, even after the checkpoint, changes nothing", ({ run }) =>
  fc.assert(
    fc.asyncProperty(history, cuts, (events, where) =>
      run(
        Effect.gen(function* () {
          const whole = yield* apply([events]);
          // The oldest page comes last, so that no later page repairs what it may have changed.
          for (const page of pagesOf(events, where).toReversed()) {
            for (const projection of registry) yield* projectPage(projection, page);
          }
          expect(yield* contentsOf(registry)).toEqual(whole);
        }),
      ),
    ),
    runs(40),
  ));

/** Rows without an order. */
const sorted = ({ tournament, players, cards }: BoardTables) => ({
  tournament,
  players: players.toSorted((a, b) => a.player_id.localeCompare(b.player_id)),
  cards: cards.toSorted((a, b) => a.scorecard_id.localeCompare(b.scorecard_id)),
});

test("a reader of the newer rows has the same board as a reader of all rows", ({ run }) =>
  fc.assert(
    fc.asyncProperty(history, cuts, (events, where) =>
      run(
        Effect.gen(function* () {
          yield* emptied(registry);
          let kept = noRows;
          let after = start;
          for (const page of pagesOf(events, where)) {
            after = yield* applyTo(after, page);
            kept = withRows(kept, yield* newerThan(tournamentId, kept));
            expect(kept).toEqual(withRows(noRows, yield* newerThan(tournamentId, noRows)));
          }
        }),
      ),
    ),
    runs(40),
  ));

test("the board of a past moment equals the live board of that moment", ({ run }) =>
  fc.assert(
    fc.asyncProperty(history, fc.nat(), (events, where) =>
      run(
        Effect.gen(function* () {
          const [page = []] = pagesOf(events, [where]);
          yield* apply([page]);
          const live = yield* boardSince(tournamentId, start);
          yield* apply([events]);
          const then = page.at(-1)?.position ?? start;
          const board = yield* boardAt(eventsOf(tournamentId, then));
          expect(sorted(board)).toEqual(sorted(live));
        }).pipe(Effect.provide(logWith(events))),
      ),
    ),
    runs(40),
  ));
