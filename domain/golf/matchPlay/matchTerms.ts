import type { ByEdition } from "../rulesEdition.ts";
import type { MatchPlayer } from "./sideBall.ts";

export interface MatchSide {
  /** One player in singles, the partners in four-ball; a partner without a card is left out. */
  readonly players: ReadonlyArray<MatchPlayer>;
  /**
   * Whether the side has left before the other one: withdrawn or disqualified, in four-ball when
   * every partner has left.
   */
  readonly hasLeft: boolean;
}

export interface MatchTerms extends ByEdition {
  /** All holes of the course, because handicap strokes are spread over all of them. */
  readonly course: ReadonlyArray<{ readonly holeNumber: number; readonly strokeIndex: number }>;
  /**
   * The holes of this match, or all of the course when absent. A Nassau has 1-9, 10-18 and 1-18.
   */
  readonly holeNumbers?: ReadonlyArray<number>;
  /** The event is completed: nothing is waited for any more. */
  readonly isOver?: boolean;
  readonly scoring: "gross" | "net";
  readonly sides: readonly [MatchSide, MatchSide];
}
