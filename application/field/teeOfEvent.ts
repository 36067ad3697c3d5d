import { Effect, Schema } from "effect";
import { type TeeId, TournamentId } from "../../domain/shared/values.ts";
import type { CreatedTournament } from "../../domain/tournament/tournament.ts";
import { courseOfTheDay } from "../scorecard/courseOfRound.ts";

/** The course of the event has no such tee. */
export class TeeNotOnCourse extends Schema.TaggedError<TeeNotOnCourse>()("TeeNotOnCourse", {
  tournamentId: TournamentId,
}) {}

/** Refuses a tee that the course lacks. A round that has begun keeps its tees. */
export const checkTee = Effect.fnUntraced(function* (
  teeId: TeeId,
  { tournamentId, settings, courses }: CreatedTournament,
  fromRound = 1,
) {
  const course = yield* courseOfTheDay(settings);
  const begun = [...courses].filter(
    ([round, { courseId }]) => round >= fromRound && courseId === course?.courseId,
  );
  const all = course ? [course, ...begun.map(([, kept]) => kept)] : [];
  const isThere = all.length > 0 && all.every(({ tees }) => tees.some(({ id }) => id === teeId));
  if (!isThere) yield* new TeeNotOnCourse({ tournamentId });
});
