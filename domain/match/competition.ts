import type { GroupOfRound } from "../golf/matchPlay/opponents.ts";
import type { MatchHole } from "../golf/matchPlay/playMatch.ts";
import type { CardHole } from "../golf/roundScore.ts";
import type { MatchId, PlayerId, RoundNumber, SideGameId, TournamentId } from "../shared/values.ts";
import type { MatchOutcome, Pairing } from "./events.ts";

/** What is played at match play: a tournament, or one of its side games. */
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
  /** No longer among them; in the groups of the tee sheet they keep their places. */
  readonly former: ReadonlyArray<PlayerId>;
  /** False: only those meet whom an administrator arranged to. */
  readonly isDrawn: boolean;
}

/** How one player did in one round, by the terms on the card. */
export interface MatchCard {
  readonly playerId: PlayerId;
  readonly round: RoundNumber;
  /** All holes of the course. */
  readonly holes: ReadonlyArray<CardHole>;
  readonly strokes: Readonly<Record<number, number>>;
  readonly playingHandicap: number;
}

/** A match that an administrator arranged, and the result if one was recorded by hand. */
export interface ArrangedMatch extends Pairing {
  readonly outcome: MatchOutcome | null;
}

/** What matches follow from. */
export interface MatchFacts {
  readonly cards: ReadonlyArray<MatchCard>;
  /** Who withdrew, was disqualified or left the field and has not come back, earliest first. */
  readonly leavers: ReadonlyArray<PlayerId>;
  readonly arranged: ReadonlyArray<ArrangedMatch>;
  readonly groups: ReadonlyArray<GroupOfRound<PlayerId>>;
}

/** How a match stands, seen from the first of its players. */
export interface DerivedMatch extends Pairing, MatchOutcomeSoFar {
  /** Its own, or that of the arranged match that it is. */
  readonly matchId: MatchId;
  /** Arranged until a hole has scores of both. */
  readonly status: "arranged" | "running" | "decided";
  /** `AS`, `2 up`; once decided `3&2`, `2 up`, `halved`, or `won` where no margin is known. */
  readonly state: string;
  /** Who is up, or has won; null when they are level. */
  readonly leaderId: PlayerId | null;
  /** From the first on that both have scores for. */
  readonly holesPlayed: number;
  readonly decidedBy: "scores" | "admin" | null;
  /** The hole that decided it; null while open, and where no hole did. */
  readonly lastHole: number | null;
  /** As the cards have it, one by one up to the end of the match. */
  readonly holes: ReadonlyArray<MatchHole>;
}

interface MatchOutcomeSoFar {
  readonly result: MatchOutcome["result"] | null;
  readonly margin: string | null;
}
