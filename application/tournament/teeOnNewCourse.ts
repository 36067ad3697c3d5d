import { Effect, HashMap, Schema } from "effect";
import type { Field } from "../../domain/field/field.ts";
import { teeIn } from "../../domain/field/handicap.ts";
import { findTee } from "../../domain/golf/tee.ts";
import { type CourseId, type TeeId, TournamentId } from "../../domain/shared/values.ts";
import type { ChangedSettings } from "../../domain/tournament/settings.ts";
import type { CreatedTournament } from "../../domain/tournament/tournament.ts";
import { noAge } from "../commands/streamMemory.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";
import { Courses } from "../ports/Courses.ts";
import { teesIn } from "../scorecard/playedBy.ts";
import { namedTees } from "../scorecard/teeNames.ts";

/** The new course of an event lacks a tee from which the event or its players play. */
export class TeeNotOnNewCourse extends Schema.TaggedError<TeeNotOnNewCourse>()(
  "TeeNotOnNewCourse",
  {
    tournamentId: TournamentId,
    tee: Schema.String,
    /** How many players play from it as their own; 0 if it is the tee of the event. */
    players: Schema.Int,
  },
) {}

/**
 * Another course has other tees, so the tee of the event follows by its name. If the new course has
 * none of that name, or none of the name of a player's own tee, the organiser has to say from which
 * tee the event plays then.
 */
export const withTeeOfCourse = Effect.fnUntraced(function* <Changed extends ChangedSettings>(
  changed: Changed,
  tournament: CreatedTournament,
) {
  const { courseId } = changed;
  const isOther = courseId !== undefined && courseId !== tournament.settings.courseId;
  if (!isOther || changed.teeId !== undefined) return changed;
  const tees = courseId === null ? [] : yield* teesOf(courseId);
  // Where there is nothing to choose, nothing is asked.
  return { ...changed, teeId: tees.length === 0 ? null : yield* followingTee(tees, tournament) };
});

const teesOf = (courseId: CourseId) =>
  Courses.use(({ byId }) => byId(courseId)).pipe(
    Effect.map(({ tees }) => tees),
    // Whoever checks the choices will say so.
    Effect.catchTag("CourseNotFound", () => Effect.succeed([])),
  );

type Tees = Effect.Success<ReturnType<typeof teesOf>>;

const followingTee = Effect.fnUntraced(function* (tees: Tees, tournament: CreatedTournament) {
  const { tournamentId, settings, courses } = tournament;
  const field = yield* TournamentFacts.use((facts) => facts.field(tournamentId, noAge));
  const own = teesIn(field, lastRound);
  const all = settings.teeId ? [settings.teeId, ...own] : own;
  const named = yield* namedTees(all, { tees }, { courses });
  const missing = all.find((id) => named(id)?.name != null && !findTee(tees, named(id)));
  if (missing) {
    const players = missing === settings.teeId ? 0 : playersFrom(field, missing);
    const tee = named(missing)?.name ?? "";
    return yield* new TeeNotOnNewCourse({ tournamentId, tee, players });
  }
  return findTee(tees, named(settings.teeId))?.id ?? null;
});

const lastRound = Number.POSITIVE_INFINITY;

const playersFrom = ({ entries }: Field, tee: TeeId) =>
  [...HashMap.values(entries)].filter((entry) => teeIn(entry, lastRound) === tee).length;
