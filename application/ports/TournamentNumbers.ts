import { Context, type Effect } from "effect";
import type { TournamentId } from "../../domain/shared/values.ts";
import type { ReferenceDataUnavailable } from "./ReferenceData.ts";

/**
 * Assigns public numbers to tournaments: the `eventId` of the HTTP contract. A number is never used
 * twice, even if its tournament has a new number now. The same request gets the same number again,
 * because a repeated command must decide the same.
 */
export class TournamentNumbers extends Context.Service<
  TournamentNumbers,
  {
    /** The next number, for an open tournament. */
    readonly counted: (id: TournamentId) => Effect.Effect<number, ReferenceDataUnavailable>;
    /**
     * Any number of six digits, for a private tournament. `replaced` is its present number, null
     * for a new tournament.
     */
    readonly drawn: (
      id: TournamentId,
      replaced: number | null,
    ) => Effect.Effect<number, ReferenceDataUnavailable>;
  }
>()("golf/application/ports/TournamentNumbers") {}
