import type { TeamId } from "../../domain/shared/values.ts";
import { projection } from "../engine/projection.ts";
import { json, type Statement, statement } from "../engine/statements.ts";
import { tablesOf } from "../engine/tablesOf.ts";
import type { TeamTables } from "./tables.ts";
import { teamTables } from "./tables.ts";

const { upsert } = tablesOf<TeamTables>();

type Team = TeamTables["team"];

interface Changes {
  readonly formed: Array<Team>;
  readonly disbanded: Array<{ readonly team_id: TeamId; readonly position: number }>;
}

/** The pairs and teams of each tournament. */
export const teams = projection({
  name: "teams",
  version: 3,
  tables: teamTables,

  collect: (): Changes => ({ formed: [], disbanded: [] }),

  handles: {
    TeamFormed: ({ formed }, { event, position }) =>
      formed.push({
        tournament_id: event.tournamentId,
        team_id: event.teamId,
        name: event.name,
        kind: event.kind,
        player_ids: event.playerIds,
        handicap_indexes: event.handicapIndexes ?? null,
        is_disbanded: false,
        position,
      }),
    TeamDisbanded: ({ disbanded }, { event, position }) =>
      disbanded.push({ team_id: event.teamId, position }),
  },

  // Includes a team that was disbanded, and is formed again by the same command.
  write: ({ formed, disbanded }) => [...upsert("team", ["team_id"], formed), ...disband(disbanded)],
});

const disband = (disbanded: Changes["disbanded"]): ReadonlyArray<Statement> => {
  if (disbanded.length === 0) return [];
  return [
    statement(
      `
      update team set is_disbanded = true, position = gone.position
      from json_to_recordset($1) as gone (team_id uuid, position bigint)
      where team.team_id = gone.team_id and team.position < gone.position`,
      json(disbanded),
    ),
  ];
};
