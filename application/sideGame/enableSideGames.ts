import { Effect } from "effect";
import { commandIdOf, eventIdOf } from "../../domain/shared/derivedIds.ts";
import type { Actor } from "../../domain/shared/recorded.ts";
import type { EventId, TournamentId } from "../../domain/shared/values.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";
import { editTournament } from "../tournament/editTournament.ts";

const policy: Actor = { kind: "system", id: "enableSideGames" };

/**
 * Turns the side games of a tournament on when it has a side game. The request that creates the
 * game does this at once. If that request is interrupted, the policy does it later, under the same
 * command id. Returns the position of the tournament, or null if they were on already.
 */
export const enableSideGames = (
  tournamentId: TournamentId,
  { commandId, ...context }: CommandContext,
) => enableAfter(tournamentId, eventIdOf(commandId, 0), context);

/**
 * The same for an event from the log. The edit counts as an edit by the person who created the
 * game.
 */
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
