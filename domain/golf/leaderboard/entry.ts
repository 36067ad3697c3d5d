import type { Scoring } from "../countback.ts";
import type { RoundScore } from "../roundScore.ts";
import type { RoundRulings } from "../roundsThatCount.ts";
import type { ByEdition } from "../rulesEdition.ts";
import type { InMatches } from "./ownMatch.ts";

export type View = "event-total" | "single-round" | "all-rounds";
type TieBreak = "shared" | "countback";
export type PlayerStatus = "playing" | "withdrawn" | "disqualified" | "missed_cut";

/** The view of the board, and the settings of the tournament that matter for it. */
export interface BoardOptions extends ByEdition {
  readonly view: View;
  readonly scoring: Scoring;
  /** Used in the single-round view only. */
  readonly selectedRound: number;
  readonly tieBreak: TieBreak;
  readonly numberOfRounds: number;
  /** What the office has said of rounds. */
  readonly rulings?: RoundRulings;
  /** Whether the event has the status completed. */
  readonly isCompleted: boolean;
}

export interface BoardRound extends Omit<RoundScore, "countback"> {
  readonly roundNumber: number;
  /** A team has no countback: its ties stay in name order. */
  readonly countback?: RoundScore["countback"];
  /** A partner or an administrator has signed the card as it is, also with empty holes. */
  readonly isReturned?: boolean;
}

/** The result of one player in a play-off. */
export interface PlayedOff {
  /** The place for which they were level. */
  readonly place: number;
  /** 1 for the winner. Players who were not decided have the same, the one after the last decided. */
  readonly order: number;
  /** How many players took part. */
  readonly players: number;
  readonly scoring: Scoring;
}

/** A player or a team on the board. Where they have matches, these decide and no strokes. */
export interface Competitor extends InMatches {
  /** Those that count, scored on the holes that count. */
  readonly rounds: ReadonlyArray<BoardRound>;
  readonly playerStatus: PlayerStatus;
  readonly playOff?: PlayedOff | null;
}

/** The line of a player, like LeaderboardEntry of the contract. */
export interface PlayerEntry extends Competitor {
  readonly user: { readonly id: string; readonly firstName: string; readonly lastName: string };
}

/** The line of a team, like TeamLeaderboardEntry of the contract. */
export interface TeamEntry extends InMatches {
  readonly team: { readonly id: string; readonly name: string };
  readonly rounds: ReadonlyArray<BoardRound>;
}

export type RoundOf<Entry extends { readonly rounds: ReadonlyArray<BoardRound> }> =
  Entry["rounds"][number];
