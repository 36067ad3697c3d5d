import { Effect, Struct } from "effect";
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
import { freshlyInstalled, projectPage } from "../testing/engine.ts";
import { recordedHistory } from "../testing/histories.ts";
import { teams } from "./projection.ts";
import { teamsOf } from "./queries.ts";

const given = (...events: ReadonlyArray<TeamEvent>) =>
  projectPage(teams, recordedHistory(events.map((event) => ({ stream: "teams", event }))));

/** An event in the older form without handicaps. */
const beforeHandicaps = (event: ReturnType<typeof formed>) =>
  Struct.omit(event, ["handicapIndexes"]);

const second = { teamId: hawks, name: "Hawks", kind: "pair" } as const;

test.beforeEach(({ run }) => run(freshlyInstalled(teams)));

test("teams come in the order in which they were formed", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* given(
        formed([ben, ana, cleo], { handicapIndexes: [7.9, -1.2, 54] }),
        beforeHandicaps(formed([ana, cleo], second)),
      );
      const tournament_id = tournamentId;
      expect(yield* teamsOf(tournamentId)).toEqual([
        {
          ...{ tournament_id, team_id: eagles, name: "Eagles", kind: "team", position: 1 },
          player_ids: [ben, ana, cleo],
          handicap_indexes: [7.9, -1.2, 54],
        },
        {
          ...{ tournament_id, team_id: hawks, name: "Hawks", kind: "pair", position: 2 },
          player_ids: [ana, cleo],
          handicap_indexes: null,
        },
      ]);
    }),
  ));

test("a disbanded team stays away when its pages are applied again", ({ run }) =>
  run(
    Effect.gen(function* () {
      const history = [formed(), formed([ana, cleo], second), disbanded()];
      yield* given(...history);
      yield* given(...history.slice(0, 2));
      yield* given(...history);
      expect(yield* teamsOf(tournamentId)).toMatchObject([{ team_id: hawks }]);
    }),
  ));

test.for([
  { pages: "one page", size: 3 },
  { pages: "pages of their own", size: 1 },
])("a team that is formed again exists again, in $pages", ({ size }, { run }) =>
  run(
    Effect.gen(function* () {
      const again = recordedHistory(
        [formed(), disbanded(), formed([ana, cleo])].map((event) => ({ stream: "teams", event })),
      );
      for (let from = 0; from < again.length; from += size) {
        yield* projectPage(teams, again.slice(from, from + size));
      }
      expect(yield* teamsOf(tournamentId)).toMatchObject([{ player_ids: [ana, cleo] }]);
    }),
  ),
);
