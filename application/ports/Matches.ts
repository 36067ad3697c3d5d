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
  /** The side from which the result is described. */
  readonly playerId: PlayerId;
}

interface MatchesOfTournament {
  /** The matches of the tournament and of its side games, calculated from the cards. */
  readonly matches: ReadonlyArray<DerivedMatch>;
  readonly announced: ReadonlyArray<AnnouncedMatch>;
}

/** The matches of a tournament, for the policy that announces results. */
export class Matches extends Context.Service<
  Matches,
  {
    /**
     * Waits until the read models have reached this position. The answer may also contain newer
     * events.
     */
    readonly after: (
      tournamentId: TournamentId,
      position: Position,
    ) => Effect.Effect<MatchesOfTournament, EventStoreUnavailable | ReferenceDataUnavailable>;
  }
>()("golf/application/ports/Matches") {}
