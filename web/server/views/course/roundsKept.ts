import { Effect } from "effect";
import { roundsKept } from "../../../../application/courses/roundsKept.ts";
import type { CourseId } from "../../../../domain/shared/values.ts";
import { tournamentsOnClock } from "../../../../projections/tournaments/queries.ts";
import type { RoundsKept } from "../../../contract/course/roundsKept.ts";

/** An edit of a course, with the rounds in play that keep the course as it was. */
export const withRoundsKept = Effect.fnUntraced(function* <Edited extends object>(
  courseId: CourseId,
  edited: Edited,
) {
  // Completed events keep their course for ever, so they are not listed.
  const inPlay = yield* tournamentsOnClock;
  const kept = yield* Effect.catchTag(
    roundsKept(courseId, inPlay),
    "TournamentNotFound",
    Effect.die,
  );
  return {
    ...edited,
    roundsKept: kept.map(({ tournamentId, name, round }): RoundsKept[number] => {
      return { eventId: tournamentId, eventName: name, roundNumber: round };
    }),
  };
});
