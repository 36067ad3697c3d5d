import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { CourseId, TournamentId } from "../../../../domain/shared/values.ts";
import { listEventAdmins } from "../../../contract/adminSession.ts";
import { getCourse, listCourses } from "../../../contract/courses.ts";
import type { Query } from "../../../contract/endpoint.ts";
import { getEvent, listAdminEvents } from "../../../contract/events.ts";
import { getLeaderboard } from "../../../contract/leaderboard.ts";
import {
  listCompetitionContainers,
  listParticipantStructures,
  listScoringMetrics,
} from "../../../contract/lookups.ts";
import { type AdminParticipant, listParticipants } from "../../../contract/participants.ts";
import { listSideGames } from "../../../contract/sideGames.ts";
import { ApiError, call, callForPart } from "../../data/call.ts";
import { queryKeys } from "../../data/queryKeys.ts";
import { wholeList } from "../../data/wholeList.ts";

const UNAUTHENTICATED = 401;
const RETRIES = 3;

/** A page of events with their counts. This list alone is fetched again after a failure. */
export const adminEventsQuery = (query: Query<typeof listAdminEvents>) =>
  queryOptions({
    queryKey: [...queryKeys.tournaments, "admin", query],
    queryFn: ({ signal }) => callForPart(listAdminEvents, { query, signal }),
    placeholderData: keepPreviousData,
    retry: (failures, error) =>
      failures < RETRIES && !(error instanceof ApiError && error.status === UNAUTHENTICATED),
    retryDelay: 1000,
  });

/** One event, with the query key that every page uses. */
export const eventQuery = (tournamentId: TournamentId) =>
  queryOptions({
    queryKey: [...queryKeys.tournaments, tournamentId],
    queryFn: ({ signal }) => call(getEvent, { params: { eventId: tournamentId }, signal }),
  });

export const coursesQuery = queryOptions({
  queryKey: queryKeys.courses,
  queryFn: ({ signal }) =>
    wholeList((offset) => callForPart(listCourses, { query: { offset }, signal })),
});

export const courseQuery = (courseId: CourseId | null) =>
  queryOptions({
    queryKey: [...queryKeys.courses, courseId],
    queryFn: ({ signal }) =>
      courseId === null ? null : call(getCourse, { params: { courseId }, signal }),
  });

export const eventAdminsQuery = queryOptions({
  queryKey: ["eventAdmins"],
  queryFn: ({ signal }) => call(listEventAdmins, { signal }),
});

export const participantStructuresQuery = queryOptions({
  queryKey: ["lookups", "participantStructures"],
  queryFn: ({ signal }) => call(listParticipantStructures, { signal }),
});

export const scoringMetricsQuery = queryOptions({
  queryKey: ["lookups", "scoringMetrics"],
  queryFn: ({ signal }) => call(listScoringMetrics, { signal }),
});

export const competitionContainersQuery = queryOptions({
  queryKey: ["lookups", "competitionContainers"],
  queryFn: ({ signal }) => call(listCompetitionContainers, { signal }),
});

/** Everybody who has registered, also those who wait or have cancelled. */
export const participantsQuery = (tournamentId: TournamentId) =>
  queryOptions({
    queryKey: ["registrations", tournamentId, "admin"],
    queryFn: ({ signal }) => call(listParticipants, { params: { eventId: tournamentId }, signal }),
    select: (everybody): ReadonlyArray<AdminParticipant> =>
      [...everybody].filter((participant) => "registrationId" in participant),
  });

/** The side games, with the query key of their own tab. */
export const gamesQuery = (tournamentId: TournamentId) =>
  queryOptions({
    queryKey: ["side_games", tournamentId, "admin"],
    queryFn: ({ signal }) => call(listSideGames, { params: { eventId: tournamentId }, signal }),
  });

/** The board for a cut, with the query key that every page uses. */
export const leaderboardQuery = (tournamentId: TournamentId) =>
  queryOptions({
    queryKey: ["leaderboard", tournamentId],
    queryFn: ({ signal }) => call(getLeaderboard, { params: { eventId: tournamentId }, signal }),
  });
