import type { Scoring } from "../golf/countback.ts";
import type { PlayerId } from "../shared/values.ts";
import type { TournamentStatus } from "../tournament/status.ts";
import type { SummaryKind } from "./events.ts";

/**
 * All facts that a summary may mention. Players are ids: their names are filled in when the summary
 * is read.
 */
export interface SummaryFacts {
  readonly kind: SummaryKind;
  readonly status: TournamentStatus;
  readonly name: string;
  readonly courseName: string;
  readonly rounds: number;
  readonly scoring: Scoring;
  /** Matches decide, whatever the strokes are. Absent where they do not. */
  readonly isMatchPlay?: true;
  /** The number of players in the field. */
  readonly players: number;
  readonly waiting: number;
  /** The number of free places; null without a limit. */
  readonly placesLeft: number | null;
  /** The players with the lowest handicaps, best first. At most three. */
  readonly favourites: ReadonlyArray<Favourite>;
  /** How many players have a score. */
  readonly started: number;
  /**
   * The top of the board, best first: all leaders, and then the players behind them. At most five.
   */
  readonly leaders: ReadonlyArray<Leader>;
  /** Between the first place and the next, in strokes or points; null if all players are level. */
  readonly margin: number | null;
  /** The lowest complete round in strokes, gross; null before there is one. */
  readonly bestRound: BestRound | null;
}

export interface Favourite {
  readonly playerId: PlayerId;
  readonly handicap: number;
}

export interface Leader {
  readonly playerId: PlayerId;
  readonly place: number;
  /** As the board writes it: "-4", "E", "+3" or "30 pts"; in match play "1½ points". */
  readonly total: string;
  /** As the board writes it: "F" or the holes played. */
  readonly thru: string;
}

export interface BestRound {
  /** The players of this best round. At most three. */
  readonly playerIds: ReadonlyArray<PlayerId>;
  readonly roundNumber: number;
  readonly strokes: number;
}
