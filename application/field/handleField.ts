import type { FieldCommand } from "../../domain/field/commands.ts";
import { fieldDecider } from "../../domain/field/decider.ts";
import { streams } from "../../domain/shared/streams.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { FieldStreams } from "../commands/streamHandlers.ts";

export const handleField = (command: FieldCommand, context: CommandContext) =>
  FieldStreams.use(({ handle }) =>
    handle(
      { stream: streams.field(command.tournamentId), tournamentId: command.tournamentId },
      context,
      (state) => fieldDecider.decide(command, state),
    ),
  );
