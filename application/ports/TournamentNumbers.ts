import { Context, type Effect } from "effect";
import type { TournamentId } from "../../domain/shared/values.ts";
import type { ReferenceDataUnavailable } from "./ReferenceData.ts";

/** The short public numbers of tournaments: the `eventId` of the HTTP contract (AMB-25). */
export class TournamentNumbers extends Context.Service<
  TournamentNumbers,
  {
    /** Takes the next number the first time, and answers the same one ever after. */
    readonly numberOf: (id: TournamentId) => Effect.Effect<number, ReferenceDataUnavailable>;
    /** Null when no tournament has this number. */
    readonly tournamentIdOf: (
      number: number,
    ) => Effect.Effect<TournamentId | null, ReferenceDataUnavailable>;
  }
>()("golf/application/ports/TournamentNumbers") {}
