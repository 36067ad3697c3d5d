import type { GroupOfRound } from "../golf/matchPlay/opponents.ts";
import type { MatchHole } from "../golf/matchPlay/playMatch.ts";
import type { PlayedHoles } from "../golf/played.ts";
import type { CardHole } from "../golf/roundScore.ts";
import type { RoundRulings } from "../golf/roundsThatCount.ts";
import type { ByEdition } from "../golf/rulesEdition.ts";
import type { MatchId, PlayerId, RoundNumber, SideGameId, TournamentId } from "../shared/values.ts";
import type { MatchOutcome, Pairing } from "./events.ts";

/** A match play competition: a tournament, or one of its side games. */
export interface MatchCompetition {
  readonly tournamentId: TournamentId;
  /** Null for the tournament itself. */
  readonly sideGameId: SideGameId | null;
  readonly scoring: "gross" | "net";
  readonly rounds: ReadonlyArray<RoundNumber>;
  /** The holes of its matches; absent means the whole course. */
  readonly holeNumbersOf?: (round: RoundNumber) => ReadonlyArray<number> | undefined;
  /** The field of the tournament, or the players of the game in the order of joining. */
  readonly playerIds: ReadonlyArray<PlayerId>;
  /** Players who left. In the groups of the tee sheet they keep their places. */
  readonly former: ReadonlyArray<PlayerId>;
  /** If false, only matches that an administrator arranged are played. */
  readonly isDrawn: boolean;
  /** Pairs and teams of the tournament. Partners are never opponents. */
  readonly teams?: ReadonlyArray<ReadonlyArray<PlayerId>>;
  /** The pairs that play as one side: the better ball counts. */
  readonly pairs?: ReadonlyArray<ReadonlyArray<PlayerId>>;
}

/** The card of one player in one round, with its terms. */
export interface MatchCard {
  readonly playerId: PlayerId;
  readonly round: RoundNumber;
  /** All holes of the course. */
  readonly holes: ReadonlyArray<CardHole>;
  readonly played: PlayedHoles;
  readonly playingHandicap: number;
}

/** A match that an administrator arranged, and the result if one was recorded by hand. */
export interface ArrangedMatch extends Pairing {
  readonly outcome: MatchOutcome | null;
}

/** The facts on which matches depend. */
export interface MatchFacts extends ByEdition {
  readonly cards: ReadonlyArray<MatchCard>;
  /**
   * Players who withdrew, were disqualified or left the field and have not come back, earliest
   * first.
   */
  readonly leavers: ReadonlyArray<PlayerId>;
  readonly arranged: ReadonlyArray<ArrangedMatch>;
  readonly groups: ReadonlyArray<GroupOfRound<PlayerId>>;
  /** The tournament is completed: holes that are still empty stay empty. */
  readonly isCompleted?: boolean;
  /** What the office has said of rounds. */
  readonly rulings?: RoundRulings;
}

/** Who meets whom: alone, or with the partner. The named player is the first of each side. */
export interface Sides extends Pairing {
  readonly sides: readonly [ReadonlyArray<PlayerId>, ReadonlyArray<PlayerId>];
}

/** The state of a match, seen from the first of its sides. */
export interface DerivedMatch extends Sides, MatchOutcomeSoFar {
  /** The id of the match itself, or of the arranged match that stands for it. */
  readonly matchId: MatchId;
  /** Arranged until a hole is decided. */
  readonly status: "arranged" | "running" | "decided";
  /**
   * `AS`, `2 up`; once decided `3&2`, `2 up`, `halved`, or `won` where no margin is known. When the
   * tournament ended before the match, "2 up after 14, not finished".
   */
  readonly state: string;
  /** The player who is up, or has won; null when they are level. */
  readonly leaderId: PlayerId | null;
  /** The number of holes that are decided. */
  readonly holesPlayed: number;
  /** Open holes that a player has passed over, in the order of play. */
  readonly missingHoles: ReadonlyArray<number>;
  readonly decidedBy: "scores" | "admin" | null;
  /** The hole that decided it; null while it is open, and if no hole decided it. */
  readonly lastHole: number | null;
  /** As the cards have it, one by one up to the end of the match. */
  readonly holes: ReadonlyArray<MatchHole>;
}

interface MatchOutcomeSoFar {
  readonly result: MatchOutcome["result"] | null;
  readonly margin: string | null;
}
