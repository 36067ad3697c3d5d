import { Schema } from "effect";
import { MatchId, PlayerId, SideGameId } from "../../../domain/shared/values.ts";
import { Money } from "../inputs/cents.ts";
import { intOrNull, text } from "../shared.ts";

/** A line of the board: its numbers, and the texts of its cells. */
const BoardLine = Schema.Struct({
  /** Null without a place. */
  place: intOrNull,
  /** Null in Stableford, and without scores. */
  toPar: intOrNull,
  position: text,
  total: text,
});

const BoardMove = Schema.Struct({ userId: PlayerId, before: BoardLine, after: BoardLine });

/** The changes that saving a correction would cause. Values that stay are left out. */
export const CorrectionPreview = Schema.Struct({
  attestationsInvalidated: Schema.Int,
  /** Players whose place changes, over the whole event in its own scoring. */
  leaderboard: Schema.Array(BoardMove),
  /**
   * Players who keep their place with another total, or with others or alone where it was not so
   * before. The player whose scores are corrected is always here or among those who move.
   */
  samePlace: Schema.Array(BoardMove),
  sideGames: Schema.Array(
    Schema.Struct({
      sideGameId: SideGameId,
      /** The label of its type. */
      name: text,
      winnings: Schema.Array(Schema.Struct({ userId: PlayerId, before: Money, after: Money })),
    }),
  ),
  /** The states of the match before and after. "1 up" alone does not name the leader. */
  matches: Schema.Array(
    Schema.Struct({
      matchId: MatchId,
      before: text,
      after: text,
      leaderBefore: Schema.NullOr(PlayerId),
      leaderAfter: Schema.NullOr(PlayerId),
    }),
  ),
}).annotate({ identifier: "CorrectionPreview" });
export type CorrectionPreview = typeof CorrectionPreview.Type;
