import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import {
  disbandTeam as disband,
  formTeam as form,
} from "../../../../application/teams/manageTeams.ts";
import type { TeamId, TournamentId } from "../../../../domain/shared/values.ts";
import { TeamNotFound } from "../../../../domain/teams/rejections.ts";
import { teamsOf } from "../../../../projections/teams/queries.ts";
import { disbandTeam, formPair, formTeam, listTeams } from "../../../contract/team/teams.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { serve } from "../../http/serve.ts";
import { serveCommand } from "../../http/serveCommand.ts";
import { eventTeamsOf } from "../../views/team/teams.ts";

export const teamRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serve(app, runtime, listTeams, ({ tournamentId }) =>
    Effect.flatMap(teamsOf(tournamentId), (rows) => eventTeamsOf(tournamentId, rows)),
  );

  serveCommand(
    app,
    runtime,
    formPair,
    Effect.fnUntraced(function* ({ tournamentId, body }, context) {
      const { name, player1Id, player2Id } = body;
      const pair = { tournamentId, name, kind: "pair" as const, playerIds: [player1Id, player2Id] };
      const { teamId, position } = yield* form(pair, context);
      return { position, body: showTeam(tournamentId, teamId) };
    }),
  );

  serveCommand(
    app,
    runtime,
    formTeam,
    Effect.fnUntraced(function* ({ tournamentId, body }, context) {
      const { name, playerIds } = body;
      const team = { tournamentId, name, kind: "team" as const, playerIds };
      const { teamId, position } = yield* form(team, context);
      return { position, body: showTeam(tournamentId, teamId) };
    }),
  );

  serveCommand(
    app,
    runtime,
    disbandTeam,
    Effect.fnUntraced(function* ({ tournamentId, params }, context) {
      const { position } = yield* disband({ tournamentId, teamId: params.teamId }, context);
      return { position, body: { success: true } as const };
    }),
  );
};

const showTeam = Effect.fnUntraced(function* (tournamentId: TournamentId, teamId: TeamId) {
  const rows = yield* teamsOf(tournamentId);
  const [team] = yield* eventTeamsOf(
    tournamentId,
    rows.filter((row) => row.team_id === teamId),
  );
  return team ?? (yield* new TeamNotFound({ tournamentId, teamId }));
});
