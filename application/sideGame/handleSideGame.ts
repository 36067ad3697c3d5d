import { streams } from "../../domain/shared/streams.ts";
import type { SideGameCommand } from "../../domain/sideGame/commands.ts";
import { sideGameDecider } from "../../domain/sideGame/decider.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { SideGameStreams } from "../commands/streamHandlers.ts";

export const handleSideGame = (command: SideGameCommand, context: CommandContext) =>
  SideGameStreams.use(({ handle }) =>
    handle(
      { stream: streams.sideGame(command.sideGameId), tournamentId: command.tournamentId },
      context,
      (state) => sideGameDecider.decide(command, state),
    ),
  );
