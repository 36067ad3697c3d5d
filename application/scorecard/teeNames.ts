import { Effect } from "effect";
import type { ChosenTee } from "../../domain/golf/tee.ts";
import type { TeeId } from "../../domain/shared/values.ts";
import type { RoundCourse } from "../../domain/tournament/roundCourse.ts";
import type { CreatedTournament } from "../../domain/tournament/tournament.ts";
import { Courses } from "../ports/Courses.ts";

/** A chosen tee, with the name under which another course may have it. */
export type NamedTee = (teeId: TeeId | null) => ChosenTee | null;

/**
 * The names of these tees, in so far as they are known: from the rounds that have begun, else from
 * the courses as they are now. Nothing is looked up for tees of this course.
 */
export const namedTees = Effect.fnUntraced(function* (
  wanted: Iterable<TeeId>,
  course: Pick<RoundCourse, "tees">,
  { courses }: Pick<CreatedTournament, "courses">,
) {
  const kept = [course, ...courses.values()].flatMap(({ tees }) => tees);
  const known = new Map(kept.map(({ id, name }) => [id, name]));
  const unknown = [...new Set(wanted)].filter((id) => !known.has(id));
  const found =
    unknown.length === 0 ? new Map() : yield* Courses.use(({ teeNames }) => teeNames(unknown));
  const named: NamedTee = (id) =>
    id === null ? null : { id, name: known.get(id) ?? found.get(id) ?? null };
  return named;
});
