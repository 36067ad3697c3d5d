import { streams } from "../../domain/shared/streams.ts";
import type { TeamCommand } from "../../domain/teams/commands.ts";
import { teamsDecider } from "../../domain/teams/decider.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { TeamStreams } from "../commands/streamHandlers.ts";

export const handleTeams = (command: TeamCommand, context: CommandContext) =>
  TeamStreams.use(({ handle }) =>
    handle(
      { stream: streams.teams(command.tournamentId), tournamentId: command.tournamentId },
      context,
      (state) => teamsDecider.decide(command, state),
    ),
  );
