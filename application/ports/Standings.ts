import { Context, type Effect } from "effect";
import type { PlayerEntry } from "../../domain/golf/leaderboard/entry.ts";
import type { TournamentId } from "../../domain/shared/values.ts";
import type { EventStoreUnavailable } from "./EventStore.ts";
import type { ReferenceDataUnavailable } from "./ReferenceData.ts";

/**
 * The ranking of all players of a tournament, for decisions such as a cut. It comes from a read
 * model, which first has to reach the end of the log.
 */
export class Standings extends Context.Service<
  Standings,
  {
    /**
     * All registered players, in no particular order, with the rounds for which they have a card.
     */
    readonly of: (
      tournamentId: TournamentId,
    ) => Effect.Effect<
      ReadonlyArray<PlayerEntry>,
      EventStoreUnavailable | ReferenceDataUnavailable
    >;
  }
>()("golf/application/ports/Standings") {}
