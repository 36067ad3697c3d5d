import { Array, Effect } from "effect";
import { scoringBasis } from "../../domain/golf/competitionScoring.ts";
import { handicaps } from "../../domain/golf/handicap.ts";
import { chooseTee } from "../../domain/golf/tee.ts";
import { PlayingTerms } from "../../domain/scorecard/playingTerms.ts";
import type { ScorecardKey } from "../../domain/shared/values.ts";
import type { TournamentSettings } from "../../domain/tournament/settings.ts";
import { type CourseForPlay, Courses } from "../ports/Courses.ts";
import { Lookups } from "../ports/Lookups.ts";
import { People } from "../ports/People.ts";
import { TournamentFacts } from "../tournament/tournamentFacts.ts";
import { CourseMissing } from "./refusals.ts";
import { scrambleHandicaps } from "./scrambleHandicaps.ts";

/** What a card opened now is scored by: the course of the day and the player's handicap (AMB-51). */
export const termsOfPlay = Effect.fnUntraced(function* (card: ScorecardKey) {
  const { tournamentId, playerId } = card;
  const { settings } = yield* TournamentFacts.use((facts) => facts.tournament(tournamentId));
  const course = yield* courseOf(settings);
  if (!course || !Array.isReadonlyArrayNonEmpty(course.holes)) {
    return yield* new CourseMissing({ tournamentId });
  }
  const { courseId, holes } = course;

  const tee = chooseTee(course.tees, settings.teeId);
  const person = (yield* People.use(({ named }) => named([playerId]))).get(playerId);
  const handicapIndex = person?.handicap ?? 0;
  const { handicapAllowance } = settings;
  return PlayingTerms.make({
    course: { courseId, holes, tee: tee && snapshotOf(tee) },
    handicapIndex,
    handicapAllowance,
    ...handicaps({ handicapIndex, tee, holes, handicapAllowance }),
    scoringBasis: scoringBasis(settings.handicapRequired, yield* metricOf(settings)),
    ...(yield* scrambleHandicaps(card, { holes, tee })),
  });
});

/** As it is today; null where none was chosen, or it is gone. */
export const courseOf = Effect.fnUntraced(function* ({ courseId }: TournamentSettings) {
  if (!courseId) return null;
  const courses = yield* Courses;
  return yield* Effect.catchTag(courses.forPlay(courseId), "CourseNotFound", () =>
    Effect.succeed(null),
  );
});

const snapshotOf = ({ name, courseRating, slopeRating }: CourseForPlay["tees"][number]) => ({
  name,
  courseRating,
  slopeRating,
});

/** A metric that has left the list decides nothing. */
export const metricOf = ({ scoringMetricId }: TournamentSettings) =>
  scoringMetricId
    ? Lookups.use(({ scoringMetrics }) => scoringMetrics.byId(scoringMetricId)).pipe(
        Effect.catchTag("LookupNotFound", () => Effect.succeed(null)),
      )
    : Effect.succeed(null);
