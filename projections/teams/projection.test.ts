import { Effect } from "effect";
import { expect } from "vitest";
import type { TeamEvent } from "../../domain/teams/events.ts";
import {
  ana,
  ben,
  cleo,
  disbanded,
  eagles,
  formed,
  hawks,
  tournamentId,
} from "../../domain/teams/examples.ts";
import { test } from "../../infrastructure/postgres/testing/database.ts";
import { recordedHistory } from "../testing/histories.ts";
import { freshlyInstalled, projectPage } from "../testing.ts";
import { teams } from "./projection.ts";
import { teamsOf } from "./queries.ts";

const given = (...events: ReadonlyArray<TeamEvent>) =>
  projectPage(teams, recordedHistory(events.map((event) => ({ stream: "teams", event }))));

const second = { teamId: hawks, name: "Hawks", kind: "pair" } as const;

test.beforeEach(({ run }) => run(freshlyInstalled(teams)));

test("teams come in the order in which they were formed", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* given(formed([ben, ana, cleo]), formed([ana, cleo], second));
      const tournament_id = tournamentId;
      expect(yield* teamsOf(tournamentId)).toEqual([
        {
          ...{ tournament_id, team_id: eagles, name: "Eagles", kind: "team", position: 1 },
          player_ids: [ben, ana, cleo],
        },
        {
          ...{ tournament_id, team_id: hawks, name: "Hawks", kind: "pair", position: 2 },
          player_ids: [ana, cleo],
        },
      ]);
    }),
  ));

test("a disbanded team is gone, also when its pages come again", ({ run }) =>
  run(
    Effect.gen(function* () {
      const history = [formed(), formed([ana, cleo], second), disbanded()];
      yield* given(...history);
      yield* given(...history.slice(0, 2));
      yield* given(...history);
      expect(yield* teamsOf(tournamentId)).toMatchObject([{ team_id: hawks }]);
    }),
  ));
