import { Effect } from "effect";
import { takeFromCatalogue } from "../../../application/courses/bundledCourse.ts";
import { CourseCatalogue } from "../../../application/ports/CourseCatalogue.ts";
import { type LookupItem, Lookups } from "../../../application/ports/Lookups.ts";
import { createTournament } from "../../../application/tournament/createTournament.ts";
import { createdIdOf } from "../../../domain/shared/derivedIds.ts";
import { type AdministratorId, Cents, TournamentId } from "../../../domain/shared/values.ts";
import { type DemoTimes, demoContext } from "./demoContext.ts";
import type { DemoEvent } from "./demoEvents.ts";
import { step } from "./demoSteps.ts";

export const demoTournamentId = ({ key }: DemoEvent) =>
  TournamentId.make(createdIdOf(demoContext(`tournament ${key}`, "").commandId));

/** Creates the course of an event from the catalogue. A second call finds the same course. */
export const demoCourse = Effect.fnUntraced(function* (event: DemoEvent) {
  const bundled = yield* CourseCatalogue.use(({ courses }) => courses);
  const wanted = bundled.find(({ id }) => id === event.course);
  if (!wanted) return yield* Effect.die(`The catalogue has no course "${event.course}".`);
  return { course: yield* takeFromCatalogue(wanted), holes: wanted.course.holes };
});

/** Every event of the demo begins as an upcoming one. Its course exists before it. */
export const demoTournament = Effect.fnUntraced(function* (
  event: DemoEvent,
  eventAdminId: AdministratorId,
  { day, on }: DemoTimes,
) {
  const { course, holes } = yield* demoCourse(event);
  const lookups = yield* Lookups;
  const { key, starts } = event;

  const settings = {
    name: event.name,
    description: event.description,
    startDate: day(starts),
    endDate: day(event.ends),
    location: course.name,
    maxParticipants: event.places,
    registrationFee: Cents.make(event.feeInCents),
    courseId: course.id,
    category: event.category,
    eventType: event.eventType,
    isPrivate: event.isPrivate,
    registrationDeadline: day(event.deadline),
    eventAdminId,
    numberOfRounds: event.rounds,
    scoringFormat: "stroke_play",
    teamFormat: "individual",
    handicapRequired: event.scoringMetric !== "GROSS",
    participantStructureId: itemOf(yield* lookups.participantStructures.list, "INDIVIDUAL"),
    playFormatId: itemOf(yield* lookups.playFormats.list, event.playFormat),
    scoringMetricId: itemOf(yield* lookups.scoringMetrics.list, event.scoringMetric),
    competitionContainerId: itemOf(yield* lookups.competitionContainers.list, "SINGLE"),
    sideGamesEnabled: false,
    availableSideGames: [],
    handicapAllowance: 95,
    teeId: course.tees.find(({ name }) => name === event.tee)?.id ?? null,
    tieBreak: "shared",
  } as const;
  const organizerEmail = "events@demo.example";
  const created = { settings, organizerEmail, status: "upcoming" } as const;
  const context = demoContext(`tournament ${key}`, on(-65, 0));
  const tournamentId = demoTournamentId(event);
  return {
    tournamentId,
    event,
    holes,
    created: step(key, context, (timed) => createTournament(created, timed)),
  };
});

export type DemoTournament = Effect.Success<ReturnType<typeof demoTournament>>;

const itemOf = (items: ReadonlyArray<LookupItem>, code: string) =>
  items.find((item) => item.code === code)?.id ?? null;
