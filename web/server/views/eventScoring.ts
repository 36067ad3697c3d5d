import { Effect } from "effect";
import { metricOf } from "../../../application/facts/metricOf.ts";
import { competitionScoring } from "../../../domain/golf/competitionScoring.ts";
import type { Scoring } from "../../../domain/golf/countback.ts";
import type { LookupId } from "../../../domain/shared/values.ts";
import type { TournamentRow } from "../../../projections/tournaments/queries.ts";

/** The scoring that decides each of these events, by its metric; each metric is looked up once. */
export const scoringsOf = Effect.fnUntraced(function* (
  rows: ReadonlyArray<Pick<TournamentRow, "settings">>,
) {
  const scorings = new Map<LookupId | null, Scoring>();
  for (const { settings } of rows) {
    const { scoringMetricId } = settings;
    if (scorings.has(scoringMetricId)) continue;
    scorings.set(scoringMetricId, competitionScoring(yield* metricOf(settings)));
  }
  return (metricId: LookupId | null): Scoring => scorings.get(metricId) ?? "gross";
});
