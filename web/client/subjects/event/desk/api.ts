import { queryOptions } from "@tanstack/react-query";
import { listCourses } from "../../../../contract/course/courses.ts";
import type { Query } from "../../../../contract/endpoint.ts";
import { listAdminEvents } from "../../../../contract/event/adminEvents.ts";
import {
  listCompetitionContainers,
  listParticipantStructures,
  listScoringMetrics,
} from "../../../../contract/event/lookups.ts";
import { listEventAdmins } from "../../../../contract/person/adminSession.ts";
import { ApiError, callForPart } from "../../../data/call.ts";
import { namesOf, partOf, readOf } from "../../../data/read.ts";
import { wholeList } from "../../../data/wholeList.ts";

const UNAUTHENTICATED = 401;
const RETRIES = 3;

/** A page of events with their counts. This list alone is fetched again after a failure. */
export const adminEventsQuery = (query: Query<typeof listAdminEvents>) =>
  queryOptions({
    ...partOf(listAdminEvents, query),
    retry: (failures, error) =>
      failures < RETRIES && !(error instanceof ApiError && error.status === UNAUTHENTICATED),
    retryDelay: 1000,
  });

export const coursesQuery = queryOptions({
  ...namesOf(listCourses, { isWhole: true }),
  queryFn: ({ signal }) =>
    wholeList((offset) => callForPart(listCourses, { query: { offset }, signal })),
});

export const eventAdminsQuery = readOf(listEventAdmins, {});
export const participantStructuresQuery = readOf(listParticipantStructures, {});
export const scoringMetricsQuery = readOf(listScoringMetrics, {});
export const competitionContainersQuery = readOf(listCompetitionContainers, {});
