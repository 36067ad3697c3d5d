import { Schema } from "effect";
import { ScorecardId } from "../../domain/shared/values.ts";
import { endpoint } from "./endpoint.ts";
import { numberOrNull, textOrNull, UtcTime } from "./shared.ts";

/** Mean strokes per hole of that par, and mean gross of complete rounds; null is "N/A". */
export const ScoringAverages = Schema.Struct({
  par3Average: numberOrNull,
  par4Average: numberOrNull,
  par5Average: numberOrNull,
  allTimeAverage: numberOrNull,
  totalRounds: Schema.Int,
  totalHoles: Schema.Int,
}).annotate({ identifier: "ScoringAverages" });
export type ScoringAverages = typeof ScoringAverages.Type;

export const getScoringAverages = endpoint({
  summary: "How the player scores",
  method: "GET",
  path: "/api/user/scoring-averages",
  access: "player",
  success: { status: 200, body: ScoringAverages },
});

/** A round as it counts for handicaps. */
const HandicapRound = Schema.Struct({
  scorecardId: ScorecardId,
  roundDate: UtcTime,
  courseName: textOrNull,
  /** Strokes, no hole above a net double bogey. */
  adjustedGross: Schema.Int,
  courseRating: Schema.Finite,
  slopeRating: Schema.Int,
  /** Of the round itself, to one decimal, before an exceptional score took anything off. */
  differential: Schema.Finite,
  /** Whether it is one of the lowest, which make the index. */
  counts: Schema.Boolean,
  note: textOrNull,
});

/** Unofficial: of complete, verified rounds from rated tees in this product alone. */
export const HandicapRecord = Schema.Struct({
  /** Null below three rounds. */
  index: numberOrNull,
  /** The lowest of the last 365 days; null before 20 rounds. */
  lowIndex: numberOrNull,
  /** The last 20 at most, newest first. */
  rounds: Schema.Array(HandicapRound),
}).annotate({ identifier: "HandicapRecord" });
export type HandicapRecord = typeof HandicapRecord.Type;

export const getHandicapRecord = endpoint({
  summary: "What the player's rounds make of their handicap",
  method: "GET",
  path: "/api/user/handicap-record",
  access: "player",
  success: { status: 200, body: HandicapRecord },
});
