import type { Scoring } from "../countback.ts";
import type { RoundScore } from "../roundScore.ts";

export type View = "event-total" | "single-round" | "all-rounds";
export type TieBreak = "shared" | "countback";
export type PlayerStatus = "playing" | "withdrawn" | "disqualified" | "missed_cut";

/** How the board is looked at, and what the tournament says about it. */
export interface BoardOptions {
  readonly view: View;
  readonly scoring: Scoring;
  /** Counts in the single-round view only. */
  readonly selectedRound: number;
  readonly tieBreak: TieBreak;
  readonly numberOfRounds: number;
  /** The event has the status completed. */
  readonly isCompleted: boolean;
}

export interface BoardRound extends Omit<RoundScore, "countback"> {
  readonly roundNumber: number;
  /** A team has none: its ties stay in name order. */
  readonly countback?: RoundScore["countback"];
}

/** How one player came out of a play-off. */
export interface PlayedOff {
  /** For which they were level. */
  readonly place: number;
  /** 1 for who won it. */
  readonly order: number;
  /** How many played. */
  readonly players: number;
  readonly scoring: Scoring;
}

/** Whoever has a line on the board: a player or a team. */
export interface Competitor {
  readonly rounds: ReadonlyArray<BoardRound>;
  readonly playerStatus: PlayerStatus;
  readonly playOff?: PlayedOff | null;
}

/** A player's line, as the contract's LeaderboardEntry has it. */
export interface PlayerEntry extends Competitor {
  readonly user: { readonly id: string; readonly firstName: string; readonly lastName: string };
}

/** A team's line, as the contract's TeamLeaderboardEntry has it. */
export interface TeamEntry {
  readonly team: { readonly id: string; readonly name: string };
  readonly rounds: ReadonlyArray<BoardRound>;
}

export type RoundOf<Entry extends { readonly rounds: ReadonlyArray<BoardRound> }> =
  Entry["rounds"][number];
