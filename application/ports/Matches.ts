import { Context, type Effect } from "effect";
import type { DerivedMatch } from "../../domain/match/competition.ts";
import type { MatchOutcome } from "../../domain/match/events.ts";
import type { Position } from "../../domain/shared/recorded.ts";
import type { MatchId, PlayerId, TournamentId } from "../../domain/shared/values.ts";
import type { EventStoreUnavailable } from "./EventStore.ts";
import type { ReferenceDataUnavailable } from "./ReferenceData.ts";

/** A result that was announced because of the scores, and has not been taken back. */
export interface AnnouncedMatch extends MatchOutcome {
  readonly matchId: MatchId;
  /** From whose side it is told. */
  readonly playerId: PlayerId;
}

export interface MatchesOfTournament {
  /** Of the tournament and of its side games, as they follow from the cards. */
  readonly matches: ReadonlyArray<DerivedMatch>;
  readonly announced: ReadonlyArray<AnnouncedMatch>;
}

/** How the matches of a tournament stand, for whoever announces results. */
export class Matches extends Context.Service<
  Matches,
  {
    /** Waits until the read models have seen this position; what came after it may be in it too. */
    readonly after: (
      tournamentId: TournamentId,
      position: Position,
    ) => Effect.Effect<MatchesOfTournament, EventStoreUnavailable | ReferenceDataUnavailable>;
  }
>()("golf/application/ports/Matches") {}
