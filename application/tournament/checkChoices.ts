import { Effect, Schema } from "effect";
import type { ChangedSettings } from "../../domain/tournament/settings.ts";
import { Administrators } from "../ports/Administrators.ts";
import { Courses } from "../ports/Courses.ts";
import { Lookups } from "../ports/Lookups.ts";

/** An id that does not exist, or that cannot be chosen there. */
export class UnknownChoice extends Schema.TaggedError<UnknownChoice>()("UnknownChoice", {
  /** The name that people use. */
  what: Schema.Literals([
    "course",
    "tee",
    "event admin",
    "participant structure",
    "play format",
    "scoring metric",
    "competition container",
    "order",
  ]),
}) {}

const refuse = (what: UnknownChoice["what"]) => () => Effect.fail(new UnknownChoice({ what }));

/**
 * Settings refer to courses, lists and administrators by id. This checks that all of them exist.
 */
export const checkChoices = Effect.fnUntraced(function* (
  settings: ChangedSettings,
  courseId: ChangedSettings["courseId"] = settings.courseId,
) {
  const lookups = yield* Lookups;
  const { participantStructureId, playFormatId, scoringMetricId, competitionContainerId } =
    settings;
  const { eventAdminId, teeId } = settings;

  if (participantStructureId) {
    yield* lookups.participantStructures
      .byId(participantStructureId)
      .pipe(Effect.catchTag("LookupNotFound", refuse("participant structure")));
  }
  if (playFormatId) {
    yield* lookups.playFormats
      .byId(playFormatId)
      .pipe(Effect.catchTag("LookupNotFound", refuse("play format")));
  }
  if (scoringMetricId) {
    yield* lookups.scoringMetrics
      .byId(scoringMetricId)
      .pipe(Effect.catchTag("LookupNotFound", refuse("scoring metric")));
  }
  if (competitionContainerId) {
    yield* lookups.competitionContainers
      .byId(competitionContainerId)
      .pipe(Effect.catchTag("LookupNotFound", refuse("competition container")));
  }
  if (eventAdminId) {
    const administrators = yield* Administrators;
    yield* administrators
      .byId(eventAdminId)
      .pipe(Effect.catchTag("AdministratorNotFound", refuse("event admin")));
  }
  if (settings.courseId || teeId) {
    const tees = courseId ? yield* teesOf(courseId) : [];
    if (teeId && !tees.some(({ id }) => id === teeId)) {
      return yield* new UnknownChoice({ what: "tee" });
    }
  }
});

const teesOf = (courseId: NonNullable<ChangedSettings["courseId"]>) =>
  Courses.use((courses) => courses.byId(courseId)).pipe(
    Effect.map(({ tees }) => tees),
    Effect.catchTag("CourseNotFound", refuse("course")),
  );
