import { Context, type Effect } from "effect";
import type { AdministratorId, PlayerId, TournamentId } from "../../domain/shared/values.ts";
import type { EventStoreUnavailable } from "./EventStore.ts";

/** What decides about who may learn that a tournament has this number. */
export interface NumberedTournament {
  readonly tournamentId: TournamentId;
  readonly settings: {
    readonly isPrivate: boolean;
    readonly eventAdminId: AdministratorId | null;
  };
  /** Whether the player who asks has a place in it or waits for one. */
  readonly isInField: boolean;
}

/** Tournaments by the public numbers that they have now, from a read model. */
export class NumberedTournaments extends Context.Service<
  NumberedTournaments,
  {
    /**
     * All that decides comes in one answer: a second question, asked for private ones alone, would
     * tell by its time which numbers those have.
     */
    readonly find: (
      number: number,
      playerId: PlayerId | null,
    ) => Effect.Effect<NumberedTournament | null, EventStoreUnavailable>;
    /** The private ones whose number was counted. */
    readonly guessable: Effect.Effect<ReadonlyArray<TournamentId>, EventStoreUnavailable>;
  }
>()("golf/application/ports/NumberedTournaments") {}
