import type { PlayerStatus } from "../leaderboard/entry.ts";
import type { MatchResult } from "../matchPlay/matchStatus.ts";
import type { GroupOfRound } from "../matchPlay/opponents.ts";
import type { Card } from "../roundScore.ts";
import type { GameFormat, GameType } from "./gameTypes.ts";

/** All that the results of a side game follow from. The order of the lists counts in participants only. */
export interface SideGame {
  readonly terms: SideGameTerms;
  /** In the order of joining: it decides about leftover cents and who is Wolf on which hole. */
  readonly participants: ReadonlyArray<Participant>;
  /** Hole numbers of the event's course as it is now. A game without chosen holes is played on all of them. */
  readonly courseHoles: ReadonlyArray<number>;
  /** At most one of a player and round. Cards of players outside the game may be among them. */
  readonly cards: ReadonlyArray<GameCard>;
  /** At most one of a player, round and hole; none that was taken back. */
  readonly entries: ReadonlyArray<DistanceEntry>;
  /** At most one of a round and hole. */
  readonly wolfChoices: ReadonlyArray<WolfChoice>;
  /** The tee sheet. */
  readonly groups: ReadonlyArray<GroupOfRound>;
  /** What administrators arranged or decided. What was decided by scores follows from the cards. */
  readonly arrangedMatches: ReadonlyArray<ArrangedMatch>;
  /** Who left the event and has not come back, earliest first. */
  readonly leavers: ReadonlyArray<string>;
  /** The event is completed: what is still open stays so. */
  readonly isCompleted: boolean;
}

export interface SideGameTerms {
  readonly gameType: GameType;
  readonly gameFormat: GameFormat;
  readonly scoring: "gross" | "net";
  /** One for all rounds of the game, or one for each round when every round has its own purse. */
  readonly stakes: ReadonlyArray<Stake>;
  /** Percentages by place, that add up to 100. */
  readonly payoutStructure: ReadonlyArray<number>;
}

/** A purse, and what it is played for. */
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
  /** Of the participation, not of the player. */
  readonly id: string;
  readonly playerId: string;
  readonly teamName: string | null;
  /** The player who was named as partner. */
  readonly partnerId: string | null;
  /** Who is no longer in the field of the event counts as withdrawn. */
  readonly playerStatus: PlayerStatus;
}

export interface GameCard extends Omit<Card, "scoringBasis"> {
  readonly playerId: string;
  readonly roundNumber: number;
}

export interface DistanceEntry {
  readonly playerId: string;
  readonly roundNumber: number;
  readonly holeNumber: number;
  /** Feet to the hole, or yards of the drive. */
  readonly distance: number;
}

export interface WolfChoice {
  readonly roundNumber: number;
  readonly holeNumber: number;
  /** Players, not participations. */
  readonly wolfId: string;
  /** Null for a Lone Wolf. */
  readonly partnerId: string | null;
}

export interface ArrangedMatch {
  readonly matchId: string;
  readonly roundNumber: number;
  readonly playerId: string;
  readonly opponentId: string;
  /** Set by an administrator, seen from playerId; null as long as the cards decide. */
  readonly result: MatchResult | null;
  readonly margin: string | null;
}
