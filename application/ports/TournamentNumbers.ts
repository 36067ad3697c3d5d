import { Context, type Effect } from "effect";
import type { TournamentId } from "../../domain/shared/values.ts";
import type { ReferenceDataUnavailable } from "./ReferenceData.ts";

/**
 * Gives tournaments their public numbers: the `eventId` of the HTTP contract. No number is given
 * twice, also not one that its tournament has no more. The same question gets the same number again,
 * since a command that is repeated must decide the same.
 */
export class TournamentNumbers extends Context.Service<
  TournamentNumbers,
  {
    /** For a tournament that is open to all: the next one. */
    readonly counted: (id: TournamentId) => Effect.Effect<number, ReferenceDataUnavailable>;
    /** For a private one: any of six digits. `replaced` is its number so far, null for a new one. */
    readonly drawn: (
      id: TournamentId,
      replaced: number | null,
    ) => Effect.Effect<number, ReferenceDataUnavailable>;
  }
>()("golf/application/ports/TournamentNumbers") {}
