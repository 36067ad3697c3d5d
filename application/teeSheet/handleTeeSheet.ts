import { streams } from "../../domain/shared/streams.ts";
import type { TeeSheetCommand } from "../../domain/teeSheet/commands.ts";
import { teeSheetDecider } from "../../domain/teeSheet/decider.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { TeeSheetStreams } from "../commands/streamHandlers.ts";

export const handleTeeSheet = (command: TeeSheetCommand, context: CommandContext) =>
  TeeSheetStreams.use(({ handle }) =>
    handle(
      { stream: streams.teeSheet(command.tournamentId), tournamentId: command.tournamentId },
      context,
      (state) => teeSheetDecider.decide(command, state),
    ),
  );
