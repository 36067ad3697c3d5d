import { Context, Layer } from "effect";
import { streams } from "../../domain/shared/streams.ts";
import type { TeamCommand } from "../../domain/teams/commands.ts";
import { teamsDecider } from "../../domain/teams/decider.ts";
import { TeamEvent } from "../../domain/teams/events.ts";
import type { TeamRejection } from "../../domain/teams/rejections.ts";
import type { Teams } from "../../domain/teams/teams.ts";
import { type CommandContext, type CommandHandler, commandHandler } from "../commandHandler.ts";

/** One per process, because it remembers the teams in use. */
export class HandleTeams extends Context.Service<
  HandleTeams,
  CommandHandler<TeamCommand, Teams, TeamRejection>
>()("golf/application/teams/HandleTeams") {
  static readonly layer = Layer.effect(
    HandleTeams,
    commandHandler({
      decider: teamsDecider,
      event: TeamEvent,
      schemaVersion: 1,
      target: ({ tournamentId }) => ({ stream: streams.teams(tournamentId), tournamentId }),
    }),
  );
}

export const handleTeams = (command: TeamCommand, context: CommandContext) =>
  HandleTeams.use(({ handle }) => handle(command, context));
