import { Effect } from "effect";
import { sql } from "kysely";
import { expect } from "vitest";
import { registered, withdrew } from "../../domain/field/examples.ts";
import { opened, par4, recorded } from "../../domain/scorecard/examples.ts";
import type { SideGameEvent } from "../../domain/sideGame/events.ts";
import {
  ana,
  ben,
  chosen,
  created,
  joined,
  left,
  measured,
  nearest,
  sideChosen,
  sideGameId,
  tournamentId,
  wolf,
} from "../../domain/sideGame/examples.ts";
import { asStoredBefore } from "../../domain/testing/asStoredBefore.ts";
import { test } from "../../infrastructure/postgres/testing/database.ts";
import { installMissing } from "../engine/install.ts";
import { attempt } from "../engine/readDb.ts";
import { inTransaction } from "../engine/transaction.ts";
import { freshlyInstalled, projectPage } from "../testing/engine.ts";
import { recordedHistory } from "../testing/histories.ts";
import { sideGames } from "./projection.ts";
import { sideGameById, sideGamesOf } from "./queries.ts";

const given = (...events: ReadonlyArray<SideGameEvent>) =>
  projectPage(sideGames, recordedHistory(events.map((event) => ({ stream: "game", event }))));

const theGame = sideGameById(sideGameId);

test.beforeEach(({ run }) => run(freshlyInstalled(sideGames)));

test("a game has the settings of its organiser, and its players in the order of joining", ({
  run,
}) =>
  run(
    Effect.gen(function* () {
      const teamName = "Reds";
      yield* given(created(wolf), joined(ben, { teamName, isTeamCaptain: true }), joined(ana));
      expect(yield* theGame).toMatchObject({
        tournament_id: tournamentId,
        settings: wolf,
        created_by: { kind: "player" },
        created_at: "2026-06-06T08:00:00.000Z",
        participants: [
          { player_id: ben, team_name: teamName, is_team_captain: true, partner_id: null },
          { player_id: ana, team_name: null, joined_at: "2026-06-06T08:02:00.000Z" },
        ],
        records: [],
      });
      expect(yield* sideGamesOf(tournamentId)).toEqual([yield* theGame]);
    }),
  ));

test("who leaves is no longer in it, comes again behind the others, and keeps the last side", ({
  run,
}) =>
  run(
    Effect.gen(function* () {
      const teams = () =>
        Effect.map(theGame, (game) =>
          game?.participants.map(({ player_id, team_name }) => [player_id, team_name]),
        );
      const history = [
        created(wolf),
        joined(ana, { teamName: "Reds" }),
        joined(ben),
        sideChosen(ben, { teamName: "Blues" }),
        left(ana),
        joined(ana, { teamName: "Greens" }),
        sideChosen(ana, { teamName: "Blues" }),
      ];
      yield* given(...history.slice(0, 3));
      expect(yield* teams()).toEqual([
        [ana, "Reds"],
        [ben, null],
      ]);
      const later = (...events: typeof history) =>
        projectPage(
          sideGames,
          recordedHistory(history.map((event) => ({ stream: "game", event }))).filter(({ event }) =>
            events.some((each) => each === event),
          ),
        );
      yield* later(...history.slice(3, 5));
      expect(yield* teams()).toEqual([[ben, "Blues"]]);
      yield* later(...history.slice(5));
      expect(yield* teams()).toEqual([
        [ben, "Blues"],
        [ana, "Blues"],
      ]);
    }),
  ));

test("the last distance and the last choice count", ({ run }) =>
  run(
    Effect.gen(function* () {
      const first = [created(nearest), joined(ana), measured(ana, 3, 12.5), measured(ben, 3, 4)];
      yield* given(...first, measured(ana, 3, 11.25), measured(ben, 3, null));
      expect(yield* theGame).toMatchObject({
        records: [
          { hole_number: 3, record: { kind: "distance", playerId: ana, distance: 11.25 } },
          { hole_number: 3, record: { kind: "distance", playerId: ben, distance: null } },
        ],
      });
      yield* given(...first, chosen(ana, ben), chosen(ana, null), chosen(ben, ana, 2));
      expect(yield* theGame).toMatchObject({
        records: [
          { hole_number: 1, record: { kind: "wolf", playerId: ana, partnerId: null } },
          { hole_number: 2, record: { kind: "wolf", playerId: ben, partnerId: ana } },
          { hole_number: 3, record: { playerId: ana } },
          { hole_number: 3, record: { playerId: ben } },
        ],
      });
    }),
  ));

test("records are the same whichever version stored them, and a later one replaces either", ({
  run,
}) =>
  run(
    Effect.gen(function* () {
      const history = [created(nearest), measured(ana, 3, 12.5), chosen(ana, ben, 1)];
      yield* given(...history);
      const now = yield* theGame;
      yield* freshlyInstalled(sideGames);
      yield* given(...history.map(asStoredBefore));
      expect(yield* theGame).toEqual(now);
      yield* given(...history.map(asStoredBefore), measured(ana, 3, 9), chosen(ben, null, 1));
      expect(yield* theGame).toMatchObject({
        records: [
          { hole_number: 1, record: { playerId: ben, partnerId: null } },
          { hole_number: 3, record: { playerId: ana, distance: 9 } },
        ],
      });
    }),
  ));

/** The tables in which version 3 had the records that are there now. */
const tablesOfVersion3 = `
  create table side_game_entry as
  select side_game_id, (record ->> 'playerId')::uuid as player_id, round, hole_number, tournament_id,
    (record ->> 'distance')::double precision as distance, recorded_at, position
  from side_game_record where record ->> 'kind' = 'distance';
  create table wolf_choice as
  select side_game_id, round, hole_number, tournament_id, (record ->> 'playerId')::uuid as wolf_id,
    (record ->> 'partnerId')::uuid as partner_id, recorded_at, position
  from side_game_record where record ->> 'kind' = 'wolf';
  drop table side_game_record;
  update checkpoint set version = 3, tables =
    array['side_game', 'side_game_participant', 'side_game_entry', 'wolf_choice']
  where projection = 'side_games';
`;

test("the records of an older version are there until its tables have been rebuilt", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* given(
        ...[created(nearest), measured(ana, 3, 12.5), measured(ben, 3, null)],
        ...[chosen(ana, ben, 1), chosen(ben, null, 2)],
      );
      const now = yield* theGame;
      expect(now?.records).toHaveLength(4);
      yield* inTransaction("read", (trx) => attempt(() => sql.raw(tablesOfVersion3).execute(trx)));
      yield* installMissing([sideGames]);
      expect(yield* theGame).toEqual(now);
    }),
  ));

test("events that change results raise the version, but write no row", ({ run }) =>
  run(
    Effect.gen(function* () {
      const events = [opened, recorded(par4(1)), registered(ana), withdrew(ana)];
      for (const { _tag } of events) expect(sideGames.isMovedBy(_tag)).toBe(true);
      yield* projectPage(
        sideGames,
        recordedHistory(events.map((event) => ({ stream: "other", event }))),
      );
      expect(yield* sideGamesOf(tournamentId)).toEqual([]);
    }),
  ));
