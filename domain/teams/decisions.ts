import { Result } from "effect";
import type { PlayerId, TeamId, TournamentId } from "../shared/values.ts";
import { TeamEvent } from "./events.ts";
import { PlayerTwiceInTeam, TeamNotFound, TeamOfStrangers, WrongTeamSize } from "./rejections.ts";
import type { Teams } from "./teams.ts";

const { TeamFormed, TeamDisbanded } = TeamEvent.cases;

const happened = (...events: ReadonlyArray<TeamEvent>) =>
  Result.succeed<ReadonlyArray<TeamEvent>>(events);

export interface FormTeam extends Omit<typeof TeamFormed.Type, "_tag"> {
  /** The players of the team who have no place in the field at the moment of the command. */
  readonly notRegistered: ReadonlyArray<PlayerId>;
}

export const formTeam = ({ notRegistered, ...team }: FormTeam, teams: Teams) => {
  const { tournamentId, teamId, kind, playerIds } = team;
  const which = { tournamentId, teamId };
  if (teams.has(teamId)) return happened();
  const isRightSize = kind === "pair" ? playerIds.length === 2 : playerIds.length >= 2;
  if (!isRightSize) return Result.fail(new WrongTeamSize(which));
  if (new Set(playerIds).size < playerIds.length) return Result.fail(new PlayerTwiceInTeam(which));
  if (notRegistered.length > 0) {
    return Result.fail(new TeamOfStrangers({ ...which, playerIds: notRegistered }));
  }
  return happened(TeamFormed.make(team));
};

interface DisbandTeam {
  readonly tournamentId: TournamentId;
  readonly teamId: TeamId;
}

export const disbandTeam = ({ tournamentId, teamId }: DisbandTeam, teams: Teams) =>
  teams.has(teamId)
    ? happened(TeamDisbanded.make({ tournamentId, teamId }))
    : Result.fail(new TeamNotFound({ tournamentId, teamId }));
