import { Effect } from "effect";
import type { TournamentSettings } from "../../domain/tournament/settings.ts";
import { Lookups } from "../ports/Lookups.ts";

/** The scoring metric of a tournament. A metric that was removed from the list has no effect. */
export const metricOf = ({ scoringMetricId }: Pick<TournamentSettings, "scoringMetricId">) =>
  scoringMetricId
    ? Lookups.use(({ scoringMetrics }) => scoringMetrics.byId(scoringMetricId)).pipe(
        Effect.catchTag("LookupNotFound", () => Effect.succeed(null)),
      )
    : Effect.succeed(null);
