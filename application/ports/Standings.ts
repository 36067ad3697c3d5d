import { Context, type Effect } from "effect";
import type { PlayerEntry } from "../../domain/golf/leaderboard/entry.ts";
import type { TournamentId } from "../../domain/shared/values.ts";
import type { EventStoreUnavailable } from "./EventStore.ts";
import type { ReferenceDataUnavailable } from "./ReferenceData.ts";

/**
 * How the players of a tournament stand, for decisions about all of them at once, such as a cut. It
 * comes from a read model, which first has to reach the end of the log.
 */
export class Standings extends Context.Service<
  Standings,
  {
    /** Everybody who is registered, in no order, with the rounds they have a card for. */
    readonly of: (
      tournamentId: TournamentId,
    ) => Effect.Effect<
      ReadonlyArray<PlayerEntry>,
      EventStoreUnavailable | ReferenceDataUnavailable
    >;
  }
>()("golf/application/ports/Standings") {}
