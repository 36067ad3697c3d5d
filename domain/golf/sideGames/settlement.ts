import type { MatchResult } from "../matchPlay/matchStatus.ts";

/**
 * The results of a side game. Money is in cents; winnings and unclaimed money add up to the purse.
 */
export interface Settlement {
  readonly status: "not_started" | "running" | "final";
  /** Who plays in it, in the order of joining. Who joined and has not played owes nothing. */
  readonly playerIds: ReadonlyArray<string>;
  /** Reasons why the game cannot be scored by its rules, in whole sentences. */
  readonly note: string | null;
  readonly purse: number;
  /** The money that no side has won (yet). */
  readonly unclaimed: number;
  /** Best first; sides with the same place are in the order of joining. */
  readonly standing: ReadonlyArray<SideStanding>;
  /** Every hole in play, in order. */
  readonly holes: ReadonlyArray<SettledHole>;
  readonly matches: ReadonlyArray<GameMatch>;
  /** The sides with winnings, in the order of joining. */
  readonly winnings: ReadonlyArray<Winnings>;
}

export interface SideStanding {
  /** Level sides share a place; the next place is skipped. */
  readonly place: number;
  /** Null for a side that has no other name than its players. */
  readonly teamName: string | null;
  readonly participantIds: ReadonlyArray<string>;
  /** Skins, Stableford points, points of matches or of Wolf, holes won by distance; 0 in ball games. */
  readonly points: number;
  /** The side's score on the holes that count. */
  readonly strokes: number;
  readonly toPar: number;
  readonly winnings: number;
}

export interface SettledHole {
  readonly roundNumber: number;
  readonly holeNumber: number;
  /** Everybody who is waited for has played it. It may still be open: without a choice or a distance. */
  readonly isPlayed: boolean;
  /** Tied: no side wins the hole; in skins its value is carried to the next hole. */
  readonly state: "counted" | "tied" | "open";
  /** The hole's part of the purse; 0 when the purse is not paid by the hole. */
  readonly value: number;
  /** Won in addition to the value. Behind an open hole it may become more. */
  readonly carriedIn: number;
  /** The participations of all winners. Several sides may share a hole. */
  readonly winnerIds: ReadonlyArray<string>;
  /**
   * The participants with a score or a distance there, or whose partner has won the hole; in the
   * order of joining.
   */
  readonly results: ReadonlyArray<HoleResult>;
  /** What each match compared there, up to its end; empty in games without matches. */
  readonly matchScores: ReadonlyArray<MatchScores>;
}

export interface MatchScores extends Pick<GameMatch, "playerId" | "opponentId"> {
  /** The better ball of the player's side, in a net game less the strokes received in the match. */
  readonly playerScore: number | null;
  /** Null without a score, as for the player. */
  readonly opponentScore: number | null;
}

export interface HoleResult {
  readonly participantId: string;
  /** The compared value: the score, Stableford points or a distance; "-" without one, as where the
   * hole was picked up. */
  readonly result: string;
  /** 0 while the hole is open. */
  readonly points: number;
  readonly winnings: number;
}

export interface GameMatch {
  /**
   * The id of a match that an administrator arranged. Otherwise the id follows from game, round and
   * players.
   */
  readonly matchId: string | null;
  readonly roundNumber: number;
  /** The first player of each side to join. */
  readonly playerId: string;
  readonly opponentId: string;
  /** The side that is up, or has won; null when they are level. */
  readonly leaderId: string | null;
  readonly status: "arranged" | "running" | "decided";
  /** "AS", "2 up", "3&2", "halved"; "2 up after 14, not finished" when the event ended before. */
  readonly state: string;
  readonly holesPlayed: number;
  /** Open holes that a player has passed over, in the order of play. */
  readonly missingHoles: ReadonlyArray<number>;
  /** Seen from playerId. */
  readonly result: MatchResult | null;
  readonly margin: string | null;
  readonly decidedBy: "scores" | "admin" | null;
  /**
   * The amount for the winner, for a Nassau the sum of its bets; null if matches are not paid one
   * by one.
   */
  readonly value: number | null;
  /** Those of a Nassau; otherwise none. */
  readonly bets: ReadonlyArray<Bet>;
}

/** A part of a match with a separate amount. Its state has the form of a match. */
export interface Bet
  extends Pick<GameMatch, "leaderId" | "status" | "state" | "holesPlayed" | "result"> {
  readonly name: "front" | "back" | "overall";
  /** The amount for the winner. */
  readonly value: number;
}

interface Winnings {
  readonly playerId: string;
  readonly amount: number;
}
