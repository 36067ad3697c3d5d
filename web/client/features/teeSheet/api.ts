import { queryOptions } from "@tanstack/react-query";
import type { CourseId, TournamentId } from "../../../../domain/shared/values.ts";
import { getCourse } from "../../../contract/courses.ts";
import { type AdminParticipant, listParticipants } from "../../../contract/participants.ts";
import { listScorecards } from "../../../contract/scoring.ts";
import { call } from "../../lib/call.ts";
import { queryKeys } from "../../lib/queryKeys.ts";

/** Kept under the name under which the whole desk keeps it. */
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

/** Null where the event has none yet. */
export const courseQuery = (courseId: CourseId | null) =>
  queryOptions({
    queryKey: [...queryKeys.courses, courseId],
    queryFn: ({ signal }) =>
      courseId === null ? null : call(getCourse, { params: { courseId }, signal }),
  });
