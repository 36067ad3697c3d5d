import { Schema } from "effect";
import { RoundNumber, ScorecardId, TournamentId } from "../../../domain/shared/values.ts";
import { ScoringAverages } from "../card/scoringAverages.ts";
import { endpoint } from "../endpoint.ts";
import { intOrNull, numberOrNull, textOrNull, UtcTime } from "../shared.ts";

/** A round in the form in which it counts for handicaps. */
const HandicapRound = Schema.Struct({
  scorecardId: ScorecardId,
  roundDate: UtcTime,
  courseName: textOrNull,
  /** The strokes that were played; null when a hole was picked up. */
  gross: intOrNull,
  /** Strokes with each hole limited to a net double bogey. */
  adjustedGross: Schema.Int,
  /** The holes on which the limit counts: it was exceeded, or the hole was picked up. */
  cappedHoles: Schema.Array(
    Schema.Struct({ holeNumber: Schema.Int, strokes: intOrNull, counted: Schema.Int }),
  ),
  courseRating: Schema.Finite,
  slopeRating: Schema.Int,
  /**
   * The differential of the round itself, to one decimal, before any reduction by an exceptional
   * score.
   */
  differential: Schema.Finite,
  /** The index after this round; null for the first two. */
  index: numberOrNull,
  /** Whether it is one of the lowest, from which the index is calculated. */
  counts: Schema.Boolean,
  note: textOrNull,
});

/** Unofficial: only from complete, verified rounds on rated tees in this product. */
export const HandicapRecord = Schema.Struct({
  /** Null below three rounds. */
  index: numberOrNull,
  /** The lowest of the last 365 days; null before 20 rounds. */
  lowIndex: numberOrNull,
  /** How many of the lowest differentials count for the index. */
  counting: Schema.Int,
  /** The adjustment of their mean while there are few rounds. */
  adjustment: Schema.Finite,
  /** The index without the soft and the hard cap; null if no cap applies. */
  uncappedIndex: numberOrNull,
  /** The last 20 at most, newest first. */
  rounds: Schema.Array(HandicapRound),
}).annotate({ identifier: "HandicapRecord" });
export type HandicapRecord = typeof HandicapRecord.Type;

export const getHandicapRecord = endpoint({
  summary: "What the player's rounds make of their handicap",
  method: "GET",
  path: "/api/user/handicap-record",
  access: "player",
  from: ["scorecards", "courses"],
  success: { status: 200, body: HandicapRecord },
});

/** The player's place in the whole event after a completed round. */
const PositionAfterRound = Schema.Struct({
  eventId: TournamentId,
  eventName: textOrNull,
  roundNumber: RoundNumber,
  roundDate: UtcTime,
  place: Schema.Int,
  /** How many players had a place then. */
  players: Schema.Int,
});

const IndexAfterRound = Schema.Struct({
  scorecardId: ScorecardId,
  roundDate: UtcTime,
  courseName: textOrNull,
  index: Schema.Finite,
});

/** The data of the diagrams of a player's rounds; each list ends with the latest. */
export const PlayerStatistics = Schema.Struct({
  averages: ScoringAverages,
  /** The number of holes by result: two under par or better, one under ... two over or worse. */
  holes: Schema.Struct({
    eagles: Schema.Int,
    birdies: Schema.Int,
    pars: Schema.Int,
    bogeys: Schema.Int,
    doubles: Schema.Int,
  }),
  positions: Schema.Array(PositionAfterRound),
  /** The unofficial index, of the rounds in the handicap record. */
  indexes: Schema.Array(IndexAfterRound),
}).annotate({ identifier: "PlayerStatistics" });
export type PlayerStatistics = typeof PlayerStatistics.Type;

export const getStatistics = endpoint({
  summary: "What is drawn of the player's rounds",
  method: "GET",
  path: "/api/user/statistics",
  access: "player",
  from: ["scorecards", "scoringAverages", "courses"],
  success: { status: 200, body: PlayerStatistics },
});
