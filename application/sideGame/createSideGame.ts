import { Effect } from "effect";
import { createdIdOf } from "../../domain/shared/derivedIds.ts";
import { SideGameId, type TournamentId } from "../../domain/shared/values.ts";
import { createSideGame as create } from "../../domain/sideGame/creating.ts";
import type { SideGameSettings } from "../../domain/sideGame/settings.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { SideGameStreams } from "../commands/streamHandlers.ts";
import { targets } from "../commands/targets.ts";
import { courseHolesOf } from "./courseHoles.ts";
import { enableSideGames } from "./enableSideGames.ts";

/** The id follows from the command, so a retry creates nothing more. */
export const createSideGame = Effect.fn("createSideGame")(function* (
  tournamentId: TournamentId,
  settings: SideGameSettings,
  context: CommandContext,
) {
  const sideGameId = SideGameId.make(createdIdOf(context.commandId));
  const courseHoles = yield* courseHolesOf(tournamentId);
  const game = { sideGameId, tournamentId, settings, courseHoles };
  const { handle } = yield* SideGameStreams;
  const { position } = yield* handle(targets.sideGame(game), context, (known) =>
    create(game, known),
  );
  const enabled = yield* enableSideGames(tournamentId, context);
  return { sideGameId, position: enabled ?? position };
});
