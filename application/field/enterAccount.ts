import { Effect } from "effect";
import type { CommandContext } from "../commands/streamHandler.ts";
import { Players } from "../ports/Players.ts";
import { PlayerArchived } from "./refusals.ts";
import { enterPlayer } from "./registerPlayer.ts";

/** An administrator enters a player, whose account must exist and must not be archived. */
export const enterAccount = Effect.fn("enterAccount")(function* (
  entering: Parameters<typeof enterPlayer>[0],
  context: CommandContext,
) {
  const { playerId } = entering;
  const player = yield* Players.use((players) => players.byId(playerId));
  if (player.isArchived) return yield* new PlayerArchived({ playerId });
  return yield* enterPlayer(entering, context);
});
