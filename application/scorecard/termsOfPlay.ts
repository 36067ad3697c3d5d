import { Array, Effect } from "effect";
import { scoringBasis } from "../../domain/golf/competitionScoring.ts";
import { handicaps } from "../../domain/golf/handicap.ts";
import { chooseTee, yardsFrom } from "../../domain/golf/tee.ts";
import { type CourseSnapshot, PlayingTerms } from "../../domain/scorecard/playingTerms.ts";
import type { ScorecardKey, TeeId } from "../../domain/shared/values.ts";
import type { TournamentSettings } from "../../domain/tournament/settings.ts";
import { noAge } from "../commands/streamMemory.ts";
import { type CourseForPlay, Courses } from "../ports/Courses.ts";
import { Lookups } from "../ports/Lookups.ts";
import { People } from "../ports/People.ts";
import { TournamentFacts } from "../tournament/tournamentFacts.ts";
import { CourseMissing } from "./refusals.ts";
import { scrambleHandicaps } from "./scrambleHandicaps.ts";

/** What a card opened now is scored by: the course of the day and the player's handicap. */
export const termsOfPlay = Effect.fnUntraced(function* (card: ScorecardKey) {
  const { tournamentId, playerId } = card;
  const { settings } = yield* TournamentFacts.use((facts) => facts.tournament(tournamentId));
  const entry = yield* TournamentFacts.use((facts) => facts.entry(tournamentId, playerId, noAge));
  const course = yield* courseOfTheDay(settings, entry?.teeId ?? null);
  if (!course) return yield* new CourseMissing({ tournamentId });

  const person = (yield* People.use(({ named }) => named([playerId]))).get(playerId);
  const handicapIndex = person?.handicap ?? 0;
  const { handicapAllowance } = settings;
  return PlayingTerms.make({
    course,
    handicapIndex,
    handicapAllowance,
    ...handicaps({ handicapIndex, handicapAllowance, ...course }),
    scoringBasis: scoringBasis(settings.handicapRequired, yield* metricOf(settings)),
    ...(yield* scrambleHandicaps(card, course)),
  });
});

/**
 * As a card opened now keeps it; null where there is no course, or one without holes. A player's own
 * tee counts while the course has it.
 */
export const courseOfTheDay = Effect.fnUntraced(function* (
  settings: TournamentSettings,
  ownTeeId: TeeId | null = null,
) {
  const course = yield* courseOf(settings);
  if (!course || !Array.isReadonlyArrayNonEmpty(course.holes)) return null;
  const hasOwn = course.tees.some(({ id }) => id === ownTeeId);
  const tee = chooseTee(course.tees, hasOwn ? ownTeeId : settings.teeId);
  return {
    courseId: course.courseId,
    holes: Array.map(course.holes, (hole) => holeFrom(tee, hole)),
    tee: tee && teeOf(tee),
  } satisfies CourseSnapshot;
});

const holeFrom = (tee: Tee | null, hole: CourseForPlay["holes"][number]) => {
  const { holeId, holeNumber, par, strokeIndex } = hole;
  const yards = yardsFrom(tee, hole);
  return { holeId, holeNumber, par, strokeIndex, ...(yards === null ? {} : { yards }) };
};

type Tee = CourseForPlay["tees"][number];

const teeOf = ({ name, courseRating, slopeRating }: Tee) => ({ name, courseRating, slopeRating });

/** As it is today; null where none was chosen, or it is gone. */
export const courseOf = Effect.fnUntraced(function* ({ courseId }: TournamentSettings) {
  if (!courseId) return null;
  const courses = yield* Courses;
  return yield* Effect.catchTag(courses.forPlay(courseId), "CourseNotFound", () =>
    Effect.succeed(null),
  );
});

/** A metric that has left the list decides nothing. */
export const metricOf = ({ scoringMetricId }: TournamentSettings) =>
  scoringMetricId
    ? Lookups.use(({ scoringMetrics }) => scoringMetrics.byId(scoringMetricId)).pipe(
        Effect.catchTag("LookupNotFound", () => Effect.succeed(null)),
      )
    : Effect.succeed(null);
