import { Context, type Effect } from "effect";
import type {
  HoleNumber,
  PlayerId,
  RoundNumber,
  SideGameId,
  TournamentId,
} from "../../domain/shared/values.ts";
import type { EventStoreUnavailable } from "./EventStore.ts";
import type { ReferenceDataUnavailable } from "./ReferenceData.ts";

interface PlayedHole {
  readonly round: RoundNumber;
  readonly holeNumber: HoleNumber;
}

/**
 * How far a side game is. Cards are separate streams, so these facts come from read models, which
 * first have to reach the end of the log.
 */
export class SideGameProgress extends Context.Service<
  SideGameProgress,
  {
    /** The holes of the tournament on which one of these players has a score. */
    readonly playedHoles: (
      tournamentId: TournamentId,
      players: ReadonlyArray<PlayerId>,
    ) => Effect.Effect<ReadonlyArray<PlayedHole>, EventStoreUnavailable>;
    /** Whether its winners are known. */
    readonly isFinal: (
      tournamentId: TournamentId,
      sideGameId: SideGameId,
    ) => Effect.Effect<boolean, EventStoreUnavailable | ReferenceDataUnavailable>;
  }
>()("golf/application/ports/SideGameProgress") {}
