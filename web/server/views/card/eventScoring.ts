import { Effect } from "effect";
import { metricOf } from "../../../../application/facts/metricOf.ts";
import { competitionScoring, scoringBasis } from "../../../../domain/golf/competitionScoring.ts";
import type { TournamentRow } from "../../../../projections/tournaments/queries.ts";

type Settings = TournamentRow["settings"];
type Metric = Effect.Success<ReturnType<typeof metricOf>>;

/** How each of these events is scored, by its metric; each metric is looked up once. */
export const scoringsOf = Effect.fnUntraced(function* (
  rows: ReadonlyArray<Pick<TournamentRow, "settings">>,
) {
  const metrics = new Map<Settings["scoringMetricId"], Metric>();
  for (const { settings } of rows) {
    const { scoringMetricId } = settings;
    if (!metrics.has(scoringMetricId)) metrics.set(scoringMetricId, yield* metricOf(settings));
  }
  return ({ scoringMetricId, handicapRequired, pointsBasis }: Settings) => {
    const metric = metrics.get(scoringMetricId) ?? null;
    return {
      /** The scoring that decides the event. */
      scoring: competitionScoring(metric),
      stablefordBasis: scoringBasis(handicapRequired, metric, pointsBasis),
    };
  };
});
