import { Context, Layer } from "effect";
import { streams } from "../../domain/shared/streams.ts";
import type { TeeSheetCommand } from "../../domain/teeSheet/commands.ts";
import { teeSheetDecider } from "../../domain/teeSheet/decider.ts";
import { TeeSheetEvent } from "../../domain/teeSheet/events.ts";
import type { TeeSheetRejection } from "../../domain/teeSheet/rejections.ts";
import type { TeeSheet } from "../../domain/teeSheet/teeSheet.ts";
import { type CommandContext, type CommandHandler, commandHandler } from "../commandHandler.ts";

/** One per process, because it remembers the tee sheets in use. */
export class HandleTeeSheet extends Context.Service<
  HandleTeeSheet,
  CommandHandler<TeeSheetCommand, TeeSheet, TeeSheetRejection>
>()("golf/application/teeSheet/HandleTeeSheet") {
  static readonly layer = Layer.effect(
    HandleTeeSheet,
    commandHandler({
      decider: teeSheetDecider,
      event: TeeSheetEvent,
      schemaVersion: 1,
      target: ({ tournamentId }) => ({ stream: streams.teeSheet(tournamentId), tournamentId }),
    }),
  );
}

export const handleTeeSheet = (command: TeeSheetCommand, context: CommandContext) =>
  HandleTeeSheet.use(({ handle }) => handle(command, context));
