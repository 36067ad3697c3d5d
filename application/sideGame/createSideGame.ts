import { Effect } from "effect";
import { createdIdOf } from "../../domain/shared/derivedIds.ts";
import { SideGameId, type TournamentId } from "../../domain/shared/values.ts";
import { SideGameCommand } from "../../domain/sideGame/commands.ts";
import type { SideGameSettings } from "../../domain/sideGame/settings.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { enableSideGames } from "../policies/enableSideGames.ts";
import { courseHolesOf } from "./courseHoles.ts";
import { handleSideGame } from "./handleSideGame.ts";

/** Its id follows from the command, so a retry creates nothing more. */
export const createSideGame = Effect.fn("createSideGame")(function* (
  tournamentId: TournamentId,
  settings: SideGameSettings,
  context: CommandContext,
) {
  const sideGameId = SideGameId.make(createdIdOf(context.commandId));
  const command = SideGameCommand.cases.CreateSideGame.make({
    sideGameId,
    tournamentId,
    settings,
    courseHoles: yield* courseHolesOf(tournamentId),
  });
  const { position } = yield* handleSideGame(command, context);
  const enabled = yield* enableSideGames(tournamentId, context);
  return { sideGameId, position: enabled ?? position };
});
