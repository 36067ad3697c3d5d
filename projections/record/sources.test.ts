import { Effect } from "effect";
import fc from "fast-check";
import { expect } from "vitest";
import { Position } from "../../domain/shared/recorded.ts";
import { tournamentHistory } from "../../domain/testing/arbitraries.ts";
import { tournamentId } from "../../domain/tournament/examples.ts";
import { test } from "../../infrastructure/postgres/testing/database.ts";
import { noRows, withRows } from "../boards/boardRows.ts";
import { applyPage } from "../engine/applyPage.ts";
import { boardSince } from "../leaderboard/queries.ts";
import { rowsAfter } from "../leaderboard/rows.ts";
import { matchSources } from "../matches/queries.ts";
import { registry } from "../registry.ts";
import { sideGamesOf } from "../sideGames/queries.ts";
import { freshlyInstalled } from "../testing/engine.ts";
import { emptied, recordedHistory, runs } from "../testing/histories.ts";
import { foldEvent, noEvents } from "./foldRecord.ts";
import { gamesOf, sourcesOf } from "./sources.ts";

test.beforeAll(({ run }) => run(freshlyInstalled(...registry)));

/** Both call the same functions with these values, so equal values lead to equal results. */
test("a folded record equals the live read models", ({ run }) =>
  fc.assert(
    fc.asyncProperty(tournamentHistory(), (history) =>
      run(
        Effect.gen(function* () {
          yield* emptied(registry);
          const events = recordedHistory(history);
          yield* applyPage({ projections: registry, after: Position.make(0), events });

          const fold = noEvents();
          for (const event of events) foldEvent(fold, event);
          const tables = rowsAfter(fold.board);
          const live = yield* boardSince(tournamentId, Position.make(0));
          expect(asJson(withRows(noRows, tables).players)).toEqual(
            asJson(withRows(noRows, live).players),
          );
          const { tournament, ...sources } = yield* matchSources(tournamentId);
          const { tournament: folded, ...foldedSources } = sourcesOf(fold, tables);
          expect(
            asJson(
              foldedSources.groups.map(({ round, player_ids, start_hole }) => ({
                ...{ round, player_ids, start_hole },
              })),
            ),
          ).toEqual(asJson(sources.groups));
          expect(foldedSources.leavers).toEqual(sources.leavers);
          expect(asJson(foldedSources.matches)).toEqual(asJson(sources.matches));
          expect(folded?.settings).toEqual(tournament?.settings);
          expect(folded?.status).toEqual(tournament?.status);
          expect(asJson(gamesOf(fold))).toEqual(asJson(yield* sideGamesOf(tournamentId)));
          expect(foldedSources.sideGames.map(idOf)).toEqual(sources.sideGames.map(idOf));
        }),
      ),
    ),
    runs(15),
  ));

const idOf = ({ side_game_id }: { readonly side_game_id: string }) => side_game_id;

const asJson = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(
      value instanceof Map
        ? [...value].toSorted(([one], [other]) => (one < other ? -1 : 1))
        : value,
    ),
  );
