import { Schema } from "effect";
import { endpoint } from "../endpoint.ts";
import { numberOrNull } from "../shared.ts";

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
  from: ["scoringAverages"],
  success: { status: 200, body: ScoringAverages },
});
