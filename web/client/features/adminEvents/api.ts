import { queryOptions } from "@tanstack/react-query";
import type { TournamentId } from "../../../../domain/shared/values.ts";
import { listEventAdmins } from "../../../contract/adminSession.ts";
import { listCourses } from "../../../contract/courses.ts";
import { getEvent, listAdminEvents } from "../../../contract/events.ts";
import { getLeaderboard } from "../../../contract/leaderboard.ts";
import {
  listCompetitionContainers,
  listParticipantStructures,
  listPlayFormats,
  listScoringMetrics,
} from "../../../contract/lookups.ts";
import { type AdminParticipant, listParticipants } from "../../../contract/participants.ts";
import { listScorecards, listUnverifiedScorecards } from "../../../contract/scoring.ts";
import { ApiError, call } from "../../lib/call.ts";
import { queryKeys } from "../../lib/queryKeys.ts";

const UNAUTHENTICATED = 401;
const RETRIES = 3;

/** All events with their counts. It is the one list that is asked for again when it fails. */
export const adminEventsQuery = queryOptions({
  queryKey: [...queryKeys.tournaments, "admin"],
  queryFn: ({ signal }) => call(listAdminEvents, { signal }),
  retry: (failures, error) =>
    failures < RETRIES && !(error instanceof ApiError && error.status === UNAUTHENTICATED),
  retryDelay: 1000,
});

/** One event; kept under the name under which every page keeps it. */
export const eventQuery = (tournamentId: TournamentId) =>
  queryOptions({
    queryKey: [...queryKeys.tournaments, tournamentId],
    queryFn: ({ signal }) => call(getEvent, { params: { eventId: tournamentId }, signal }),
  });

export const coursesQuery = queryOptions({
  queryKey: queryKeys.courses,
  queryFn: ({ signal }) => call(listCourses, { signal }),
});

export const eventAdminsQuery = queryOptions({
  queryKey: ["eventAdmins"],
  queryFn: ({ signal }) => call(listEventAdmins, { signal }),
});

export const participantStructuresQuery = queryOptions({
  queryKey: ["lookups", "participantStructures"],
  queryFn: ({ signal }) => call(listParticipantStructures, { signal }),
});

export const playFormatsQuery = queryOptions({
  queryKey: ["lookups", "playFormats"],
  queryFn: ({ signal }) => call(listPlayFormats, { signal }),
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

export const cardsQuery = (tournamentId: TournamentId) =>
  queryOptions({
    queryKey: ["scorecards", tournamentId, "admin"],
    queryFn: ({ signal }) => call(listScorecards, { params: { eventId: tournamentId }, signal }),
  });

/** The cards that wait for verification. */
export const queueQuery = (tournamentId: TournamentId) =>
  queryOptions({
    queryKey: ["scorecards", tournamentId, "unverified"],
    queryFn: ({ signal }) =>
      call(listUnverifiedScorecards, { params: { eventId: tournamentId }, signal }),
  });

/** The board as a cut looks at it; kept under the name under which every page keeps it. */
export const leaderboardQuery = (tournamentId: TournamentId) =>
  queryOptions({
    queryKey: ["leaderboard", tournamentId],
    queryFn: ({ signal }) => call(getLeaderboard, { params: { eventId: tournamentId }, signal }),
  });
