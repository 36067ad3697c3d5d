import { Effect, Predicate } from "effect";
import { followSchedule } from "../../application/tournament/followSchedule.ts";
import { tournamentsOnClock } from "../../projections/tournaments/queries.ts";

/**
 * One that fails is tried again with the next look; it does not keep the others waiting. While the
 * events do not answer, none of them can be moved, and the look fails as a whole.
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
