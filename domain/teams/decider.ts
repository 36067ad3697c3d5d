import { Result } from "effect";
import type { Decider } from "../shared/decider.ts";
import type { DisbandTeam, FormTeam, TeamCommand } from "./commands.ts";
import { TeamEvent } from "./events.ts";
import {
  PlayerTwiceInTeam,
  TeamNotFound,
  TeamOfStrangers,
  type TeamRejection,
  WrongTeamSize,
} from "./rejections.ts";
import { evolve, initialState, type Teams } from "./teams.ts";

type Decision = Result.Result<ReadonlyArray<TeamEvent>, TeamRejection>;

const { TeamFormed, TeamDisbanded } = TeamEvent.cases;

const form = (command: FormTeam, teams: Teams): Decision => {
  const { _tag, notRegistered, ...team } = command;
  const { tournamentId, teamId, kind, playerIds } = team;
  const which = { tournamentId, teamId };
  if (teams.has(teamId)) return Result.succeed([]);
  const isRightSize = kind === "pair" ? playerIds.length === 2 : playerIds.length >= 2;
  if (!isRightSize) return Result.fail(new WrongTeamSize(which));
  if (new Set(playerIds).size < playerIds.length) return Result.fail(new PlayerTwiceInTeam(which));
  if (notRegistered.length > 0) {
    return Result.fail(new TeamOfStrangers({ ...which, playerIds: notRegistered }));
  }
  return Result.succeed([TeamFormed.make(team)]);
};

const disband = ({ tournamentId, teamId }: DisbandTeam, teams: Teams): Decision =>
  teams.has(teamId)
    ? Result.succeed([TeamDisbanded.make({ tournamentId, teamId })])
    : Result.fail(new TeamNotFound({ tournamentId, teamId }));

export const teamsDecider: Decider<TeamCommand, Teams, TeamEvent, TeamRejection> = {
  initialState,
  evolve,
  decide: (command, teams) => {
    switch (command._tag) {
      case "FormTeam":
        return form(command, teams);
      case "DisbandTeam":
        return disband(command, teams);
    }
  },
};
