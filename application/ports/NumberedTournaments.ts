import { Context, type Effect } from "effect";
import type { AdministratorId, PlayerId, TournamentId } from "../../domain/shared/values.ts";
import type { EventStoreUnavailable } from "./EventStore.ts";

/** The facts that decide who may learn that a tournament has this number. */
export interface NumberedTournament {
  readonly tournamentId: TournamentId;
  readonly settings: {
    readonly isPrivate: boolean;
    readonly eventAdminId: AdministratorId | null;
  };
  /** Whether the player has a place in the tournament or is on its waitlist. */
  readonly isInField: boolean;
}

/** Tournaments by their current public numbers, from a read model. */
export class NumberedTournaments extends Context.Service<
  NumberedTournaments,
  {
    /**
     * One query returns all facts. A second query only for private tournaments would take time, and
     * that time would show which numbers belong to private tournaments.
     */
    readonly find: (
      number: number,
      playerId: PlayerId | null,
    ) => Effect.Effect<NumberedTournament | null, EventStoreUnavailable>;
    /** The private tournaments whose number was counted and not drawn. */
    readonly guessable: Effect.Effect<ReadonlyArray<TournamentId>, EventStoreUnavailable>;
  }
>()("golf/application/ports/NumberedTournaments") {}
