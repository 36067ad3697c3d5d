import { streams } from "../../domain/shared/streams.ts";
import type { TournamentCommand } from "../../domain/tournament/commands.ts";
import { tournamentDecider } from "../../domain/tournament/decider.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { TournamentStreams } from "../commands/streamHandlers.ts";

export const handleTournament = (command: TournamentCommand, context: CommandContext) =>
  TournamentStreams.use(({ handle }) =>
    handle(
      { stream: streams.tournament(command.tournamentId), tournamentId: command.tournamentId },
      context,
      (state) => tournamentDecider.decide(command, state),
    ),
  );
