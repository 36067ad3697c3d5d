import { Context, Layer } from "effect";
import { streams } from "../../domain/shared/streams.ts";
import type { SideGameCommand } from "../../domain/sideGame/commands.ts";
import { sideGameDecider } from "../../domain/sideGame/decider.ts";
import { SideGameEvent } from "../../domain/sideGame/events.ts";
import type { SideGameRejection } from "../../domain/sideGame/rejections.ts";
import type { SideGame } from "../../domain/sideGame/sideGame.ts";
import { type CommandContext, type CommandHandler, commandHandler } from "../commandHandler.ts";

/** One per process, because it remembers the side games in use. */
export class HandleSideGame extends Context.Service<
  HandleSideGame,
  CommandHandler<SideGameCommand, SideGame, SideGameRejection>
>()("golf/application/sideGame/HandleSideGame") {
  static readonly layer = Layer.effect(
    HandleSideGame,
    commandHandler({
      decider: sideGameDecider,
      event: SideGameEvent,
      schemaVersion: 1,
      target: ({ sideGameId, tournamentId }) => ({
        stream: streams.sideGame(sideGameId),
        tournamentId,
      }),
    }),
  );
}

export const handleSideGame = (command: SideGameCommand, context: CommandContext) =>
  HandleSideGame.use(({ handle }) => handle(command, context));
