import { Effect, Schema } from "effect";
import { findTee } from "../../domain/golf/tee.ts";
import { type TeeId, TournamentId } from "../../domain/shared/values.ts";
import type { CreatedTournament } from "../../domain/tournament/tournament.ts";
import { courseOfTheDay } from "../scorecard/courseOfRound.ts";

/** The course of the event has no such tee. */
export class TeeNotOnCourse extends Schema.TaggedError<TeeNotOnCourse>()("TeeNotOnCourse", {
  tournamentId: TournamentId,
}) {}

/**
 * Refuses a tee that a course of the event lacks, from this round on. It belongs to one of them and
 * holds on the others by its name. A round that has begun keeps its tees.
 */
export const checkTee = Effect.fnUntraced(function* (
  teeId: TeeId,
  { tournamentId, settings, courses }: CreatedTournament,
  fromRound = 1,
) {
  const course = yield* courseOfTheDay(settings);
  const begun = [...courses].filter(([round]) => round >= fromRound).map(([, kept]) => kept);
  const all = course ? [course, ...begun] : begun;
  const chosen = all.flatMap(({ tees }) => tees).find(({ id }) => id === teeId);
  const isThere = chosen && all.every(({ tees }) => findTee(tees, chosen) !== null);
  if (!isThere) yield* new TeeNotOnCourse({ tournamentId });
});
