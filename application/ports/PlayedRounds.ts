import { Context, type Effect } from "effect";
import type { RoundNumber, TournamentId } from "../../domain/shared/values.ts";
import type { EventStoreUnavailable } from "./EventStore.ts";

/**
 * The rounds that have cards. Cards are separate streams, one for each player and round, so this
 * fact about a tournament comes from a read model, which first has to reach the end of the log.
 */
export class PlayedRounds extends Context.Service<
  PlayedRounds,
  {
    /** The latest round in which a player has a card; null before the first one. */
    readonly latest: (
      tournamentId: TournamentId,
    ) => Effect.Effect<RoundNumber | null, EventStoreUnavailable>;
  }
>()("golf/application/ports/PlayedRounds") {}
