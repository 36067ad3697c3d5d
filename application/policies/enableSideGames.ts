import { Effect } from "effect";
import { commandIdOf, eventIdOf } from "../../domain/shared/derivedIds.ts";
import type { Actor } from "../../domain/shared/recorded.ts";
import type { EventId, TournamentId } from "../../domain/shared/values.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { editTournament } from "../tournament/editTournament.ts";
import { TournamentFacts } from "../tournament/tournamentFacts.ts";

const policy: Actor = { kind: "system", id: "enableSideGames" };

/**
 * A tournament with a side game has side games. The request that creates
 * the game says so at once; should it be cut short, whoever follows the log does it later, under the
 * same command id. Answers the position of the tournament, or null if it was so already.
 */
export const enableSideGames = (
  tournamentId: TournamentId,
  { commandId, ...context }: CommandContext,
) => enableAfter(tournamentId, eventIdOf(commandId, 0), context);

/** The same for an event that was met in the log. It is an edit by whoever created the game. */
export const enableAfter = Effect.fnUntraced(function* (
  tournamentId: TournamentId,
  eventId: EventId,
  context: Omit<CommandContext, "commandId">,
) {
  const { settings } = yield* TournamentFacts.use((facts) => facts.tournament(tournamentId));
  if (settings.sideGamesEnabled) return null;
  const commandId = commandIdOf(policy, "enable", eventId);
  const edit = { changed: { sideGamesEnabled: true } };
  const { position } = yield* editTournament(tournamentId, edit, { ...context, commandId }).pipe(
    Effect.catch(
      (failure) =>
        failure._tag === "StreamMoved" || failure._tag === "EventStoreUnavailable"
          ? Effect.fail(failure)
          : Effect.die(failure), // A tournament never refuses this.
    ),
  );
  return position;
});
