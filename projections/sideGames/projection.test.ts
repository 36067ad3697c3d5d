import { Effect } from "effect";
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
import { test } from "../../infrastructure/postgres/testing/database.ts";
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
        entries: [],
        choices: [],
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
        entries: [
          { player_id: ana, hole_number: 3, distance: 11.25 },
          { player_id: ben, hole_number: 3, distance: null },
        ],
      });
      yield* given(...first, chosen(ana, ben), chosen(ana, null), chosen(ben, ana, 2));
      expect(yield* theGame).toMatchObject({
        choices: [
          { hole_number: 1, wolf_id: ana, partner_id: null },
          { hole_number: 2, wolf_id: ben, partner_id: ana },
        ],
      });
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
