import type { PlayerStatus } from "../leaderboard/entry.ts";
import type { MatchResult } from "../matchPlay/matchStatus.ts";
import type { GroupOfRound } from "../matchPlay/opponents.ts";
import type { Card } from "../roundScore.ts";
import type { RoundRulings } from "../roundsThatCount.ts";
import type { ByEdition } from "../rulesEdition.ts";
import type { GameFormat, GameType } from "./gameTypes.ts";
import type { RecordOnHole } from "./holeRecord.ts";

/**
 * All values on which the results of a side game depend. Only the order of the participants
 * matters.
 */
export interface SideGame extends ByEdition {
  readonly terms: SideGameTerms;
  /**
   * In the order of joining: it decides who gets leftover cents, and who is the Wolf on which hole.
   */
  readonly participants: ReadonlyArray<Participant>;
  /**
   * Hole numbers of the present course of the event. A game without chosen holes is played on all
   * of them.
   */
  readonly courseHoles: ReadonlyArray<number>;
  /**
   * At most one card for each player and round. Cards of players outside the game may be included.
   */
  readonly cards: ReadonlyArray<GameCard>;
  /** At most one of each owner for each round and hole; what was taken back is left out. */
  readonly records: ReadonlyArray<RecordOnHole>;
  /** The tee sheet. */
  readonly groups: ReadonlyArray<GroupOfRound>;
  /** Matches and results that administrators set. Results by scores follow from the cards. */
  readonly arrangedMatches: ReadonlyArray<ArrangedMatch>;
  /** Pairs and teams of the event. Partners are never opponents. */
  readonly teams?: ReadonlyArray<ReadonlyArray<string>>;
  /** Players who left the event and have not come back, earliest first. */
  readonly leavers: ReadonlyArray<string>;
  /** The event is completed: holes that are still empty stay empty, and nobody is waited for. */
  readonly isCompleted: boolean;
  /** What the office has said of rounds. */
  readonly rulings?: RoundRulings;
}

export interface SideGameTerms {
  readonly gameType: GameType;
  readonly gameFormat: GameFormat;
  readonly scoring: "gross" | "net";
  /** One for all rounds of the game, or one for each round when every round has its own purse. */
  readonly stakes: ReadonlyArray<Stake>;
  /** Percentages by place. They add up to 100. */
  readonly payoutStructure: ReadonlyArray<number>;
}

/** A purse, and the holes for which it is played. */
export interface Stake {
  /** In cents. */
  readonly purse: number;
  readonly rounds: ReadonlyArray<StakeRound>;
}

export interface StakeRound {
  readonly roundNumber: number;
  /** All holes of the course when empty. */
  readonly holeNumbers: ReadonlyArray<number>;
}

export interface Participant {
  /** The id of the participation, not of the player. */
  readonly id: string;
  readonly playerId: string;
  readonly teamName: string | null;
  /** The player whom this player named as partner. */
  readonly partnerId: string | null;
  /** A player who is no longer in the field of the event counts as withdrawn. */
  readonly playerStatus: PlayerStatus;
}

export interface GameCard extends Omit<Card, "scoringBasis"> {
  readonly playerId: string;
  readonly roundNumber: number;
}

export interface ArrangedMatch {
  readonly matchId: string;
  readonly roundNumber: number;
  readonly playerId: string;
  readonly opponentId: string;
  /** The result that an administrator set, seen from playerId; null as long as the cards decide. */
  readonly result: MatchResult | null;
  readonly margin: string | null;
}
