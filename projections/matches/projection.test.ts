import { Effect } from "effect";
import { expect } from "vitest";
import type { FieldEvent } from "../../domain/field/events.ts";
import {
  ana,
  ben,
  disqualified,
  registered,
  reinstated,
  removed,
  withdrew,
} from "../../domain/field/examples.ts";
import type { MatchEvent } from "../../domain/match/events.ts";
import {
  anaBen,
  arranged,
  benAna,
  decidedByAdmin,
  decidedByScores,
  lost,
  reopened,
  tournamentId,
  won,
} from "../../domain/match/examples.ts";
import { test } from "../../infrastructure/postgres/testing/database.ts";
import { groups } from "../groups/projection.ts";
import { leaderboard } from "../leaderboard/projection.ts";
import { registrations } from "../registrations/projection.ts";
import { sideGames } from "../sideGames/projection.ts";
import { teams } from "../teams/projection.ts";
import { freshlyInstalled, projectPage } from "../testing/engine.ts";
import { recordedHistory } from "../testing/histories.ts";
import { matches } from "./projection.ts";
import { arrangedBy, matchSources } from "./queries.ts";

const history = (...events: ReadonlyArray<MatchEvent | FieldEvent>) =>
  recordedHistory(events.map((event) => ({ stream: "some", event })));

const given = (...events: ReadonlyArray<MatchEvent | FieldEvent>) =>
  Effect.forEach([registrations, matches], (one) => projectPage(one, history(...events)));

const rows = Effect.map(matchSources(tournamentId), (sources) => sources.matches);
const leavers = Effect.map(matchSources(tournamentId), (sources) => sources.leavers);

test.beforeEach(({ run }) =>
  run(freshlyInstalled(matches, leaderboard, groups, sideGames, registrations, teams)),
);

test("an arranged match waits for its result", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* given(arranged());
      expect(yield* rows).toEqual([
        {
          match_id: anaBen.matchId,
          tournament_id: tournamentId,
          side_game_id: null,
          round: 1,
          player_id: ana,
          opponent_id: ben,
          arranged_by: history(arranged())[0]?.metadata.commandId,
          result: null,
          margin: null,
          decided_by: null,
          decided_at: null,
          position: 1,
        },
      ]);
    }),
  ));

test("the latest result counts, until it is taken back", ({ run }) =>
  run(
    Effect.gen(function* () {
      const events = [arranged(), decidedByScores(won("3&2")), decidedByScores(won("2&1"))];
      yield* given(...events);
      expect(yield* rows).toMatchObject([
        { ...won("2&1"), decided_by: "scores", decided_at: "2026-06-06T08:02:00.000Z" },
      ]);
      yield* given(...events, reopened);
      expect(yield* rows).toMatchObject([
        { result: null, margin: null, decided_by: null, decided_at: null },
      ]);
      expect(yield* arrangedBy(anaBen.matchId)).not.toBeNull();
    }),
  ));

test("an announced match can be arranged with its players in the other order", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* given(decidedByScores(won("3&2")));
      expect(yield* arrangedBy(anaBen.matchId)).toBeNull();
      yield* given(decidedByScores(won("3&2")), arranged(benAna));
      expect(yield* rows).toMatchObject([{ player_id: ben, ...lost("3&2"), decided_by: "scores" }]);
      yield* given(
        decidedByScores(won("3&2")),
        arranged(benAna),
        decidedByAdmin(won(null), benAna),
      );
      expect(yield* rows).toMatchObject([{ player_id: ben, ...won(null), decided_by: "admin" }]);
    }),
  ));

test("players who left are listed in the order of leaving, until they come back", ({ run }) =>
  run(
    Effect.gen(function* () {
      const events = [registered(ana), registered(ben), withdrew(ben), removed(ana)];
      yield* given(...events);
      expect(yield* leavers).toEqual([
        { player_id: ben, left_at: "2026-06-06T08:02:00.000Z" },
        { player_id: ana, left_at: "2026-06-06T08:03:00.000Z" },
      ]);
      yield* given(...events, disqualified(ben), registered(ana));
      expect(yield* leavers).toEqual([{ player_id: ben, left_at: "2026-06-06T08:02:00.000Z" }]);
      yield* given(...events, disqualified(ben), registered(ana), reinstated(ben, "withdrawn"));
      expect(yield* leavers).toEqual([]);
    }),
  ));

test("a page that is applied twice changes nothing", ({ run }) =>
  run(
    Effect.gen(function* () {
      const events = [registered(ana), arranged(), decidedByScores(won("3&2")), withdrew(ana)];
      yield* given(...events, reopened, registered(ana));
      const before = yield* matchSources(tournamentId);
      yield* given(...events);
      expect(yield* matchSources(tournamentId)).toEqual(before);
    }),
  ));
