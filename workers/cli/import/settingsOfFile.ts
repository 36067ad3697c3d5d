import { Effect } from "effect";
import type { Course } from "../../../application/ports/Courses.ts";
import { type LookupItem, Lookups } from "../../../application/ports/Lookups.ts";
import type { TournamentSettings } from "../../../domain/tournament/settings.ts";
import type { ImportPlan } from "./plan.ts";

/**
 * The settings of an imported tournament. It has no dates until everything is imported, so that the
 * clock does not change its status in the meantime. Published results are gross, so no player
 * receives strokes.
 */
export const settingsOfFile = Effect.fnUntraced(function* (
  { file, players, rounds }: ImportPlan,
  course: Course,
) {
  const settings: Omit<TournamentSettings, "organizerContactId"> = {
    name: file.event.trim(),
    description: descriptionOf(file),
    startDate: null,
    endDate: null,
    location: course.location,
    maxParticipants: players.length,
    registrationFee: null,
    courseId: course.id,
    category: "Tournament",
    eventType: "stroke_play",
    isPrivate: false,
    registrationDeadline: null,
    eventAdminId: null,
    numberOfRounds: rounds.length,
    scoringFormat: "stroke_play",
    teamFormat: "individual",
    handicapRequired: false,
    ...(yield* listed),
    sideGamesEnabled: false,
    availableSideGames: [],
    handicapAllowance: 0,
    teeId: null,
    tieBreak: "shared",
  };
  return settings;
});

/** An item that was removed from its list is not chosen. */
const listed = Effect.gen(function* () {
  const lookups = yield* Lookups;
  return {
    participantStructureId: idOf(yield* lookups.participantStructures.list, "INDIVIDUAL"),
    playFormatId: idOf(yield* lookups.playFormats.list, "STROKE"),
    scoringMetricId: idOf(yield* lookups.scoringMetrics.list, "GROSS"),
    competitionContainerId: idOf(yield* lookups.competitionContainers.list, "SINGLE"),
  };
});

const idOf = (items: ReadonlyArray<LookupItem>, code: string) =>
  items.find((item) => item.code === code)?.id ?? null;

const descriptionOf = ({ source }: ImportPlan["file"]) => {
  const origin = source?.trim() ? ` Source: ${source.trim()}` : "";
  return `Imported from a published leaderboard.${origin}`.slice(0, 5000);
};
