import type { MatchCommand } from "../../domain/match/commands.ts";
import { matchDecider } from "../../domain/match/decider.ts";
import { streams } from "../../domain/shared/streams.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { MatchStreams } from "../commands/streamHandlers.ts";

export const handleMatch = (command: MatchCommand, context: CommandContext) =>
  MatchStreams.use(({ handle }) =>
    handle(
      { stream: streams.match(command.matchId), tournamentId: command.tournamentId },
      context,
      (state) => matchDecider.decide(command, state),
    ),
  );
