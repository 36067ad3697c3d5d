import type { BoardRound, RoundOf } from "./entry.ts";

/** One line of the board, in the texts that every board prints. */
export interface Standing<Entry extends { readonly rounds: ReadonlyArray<BoardRound> }> {
  readonly entry: Entry;
  /** POS: "1", "T3" if it is shared, "-" without scores, "MC", "NR", "WD" or "DQ". */
  readonly position: string;
  /** The place as a number, null if `position` is not a place. */
  readonly place: number | null;
  /** A play-off decided the place: boards write "P.O." beside it. */
  readonly isPlayedOff: boolean;
  /** Unrounded, in all-rounds the average. Null without scores and in Stableford. */
  readonly toPar: number | null;
  /** Unrounded, in all-rounds the average. Null without scores and outside Stableford. */
  readonly points: number | null;
  /** "-4", "E", "+3" or "30 pts"; "-" without scores. */
  readonly total: string;
  /** "F*" or the holes played in the current round; "-" without scores. */
  readonly thru: string;
  /** The current round, written like `total`. */
  readonly round: string;
  /** R1..Rn, one for each round of the event. */
  readonly roundCells: ReadonlyArray<RoundCell<RoundOf<Entry>>>;
  readonly strokes: string;
}

export interface RoundCell<Round> {
  readonly roundNumber: number;
  /**
   * Strokes of the round in the chosen scoring, in Stableford its points; "-" without scores, "NR"
   * where a hole was picked up and strokes count.
   */
  readonly text: string;
  /** The card that a click opens; null without scores. */
  readonly round: Round | null;
}
