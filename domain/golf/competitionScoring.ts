import type { Scoring } from "./countback.ts";

interface ScoringMetric {
  readonly rankingDirection: "asc" | "desc";
  readonly requiresHandicap: boolean;
}

/**
 * The scoring that decides a competition: points when its scoring metric ranks descending, net when
 * it requires a handicap, otherwise gross (docs/rules.md, The leaderboard).
 */
export const competitionScoring = (metric: ScoringMetric | null): Scoring => {
  if (metric?.rankingDirection === "desc") return "stableford";
  return metric?.requiresHandicap ? "net" : "gross";
};

/**
 * The scoring from which Stableford points are calculated. Where points decide, the event may say so
 * itself.
 */
export const scoringBasis = (
  handicapRequired: boolean,
  metric: ScoringMetric | null,
  said?: "gross" | "net",
): "gross" | "net" => {
  if (said && metric?.rankingDirection === "desc") return said;
  return handicapRequired || metric?.requiresHandicap ? "net" : "gross";
};
