import { Effect, Predicate } from "effect";
import { followSchedule } from "../../application/tournament/followSchedule.ts";
import { tournamentsOnClock } from "../../projections/tournaments/queries.ts";

/**
 * A tournament that fails is tried again at the next run; it does not stop the others. While the
 * event store does not answer, none can be updated, and the whole run fails.
 */
export const followSchedules = Effect.flatMap(tournamentsOnClock, (ids) =>
  Effect.forEach(
    ids,
    (id) =>
      followSchedule(id).pipe(
        Effect.catchIf(
          (error) => !Predicate.isTagged(error, "EventStoreUnavailable"),
          (error) => Effect.logWarning(`The clock could not move event ${id}`, error),
        ),
      ),
    { discard: true },
  ),
);
