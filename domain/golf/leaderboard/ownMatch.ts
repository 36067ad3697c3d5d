import type { MatchResult } from "../matchPlay/matchStatus.ts";

/** A match of a player or a side, as they have it. */
export interface OwnMatch {
  readonly roundNumber: number;
  readonly hasStarted: boolean;
  /** Null while the match is open, and when the event ended before it. */
  readonly result: MatchResult | null;
  /** Holes won less holes lost; 0 without a result. */
  readonly holesUp: number;
  /** How many holes are decided. */
  readonly holesPlayed: number;
  /** As they say it: "AS", "2 down", "won 3&2", "halved". */
  readonly text: string;
}

/** Absent where strokes or points decide; without any match an empty list. */
export interface InMatches {
  readonly matches?: ReadonlyArray<OwnMatch>;
}
