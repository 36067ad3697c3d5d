import { queryOptions } from "@tanstack/react-query";
import { getMatchPlayStats } from "../../../contract/matches.ts";
import { listMyRounds } from "../../../contract/scorecards.ts";
import { getScoringAverages } from "../../../contract/scoringAverages.ts";
import { getHandicapRecord, getStatistics } from "../../../contract/statistics.ts";
import { callUnlessSignedOut } from "../../data/call.ts";
import { queryKeys } from "../../data/queryKeys.ts";

export { myRegistrationsQuery } from "../../lib/myRegistrationsQuery.ts";

// Null in each answer means that the session has ended.

export const myRoundsQuery = queryOptions({
  queryKey: queryKeys.myRounds,
  queryFn: ({ signal }) => callUnlessSignedOut(listMyRounds, { signal }),
});

export const myScoringAveragesQuery = queryOptions({
  queryKey: queryKeys.myScoringAverages,
  queryFn: ({ signal }) => callUnlessSignedOut(getScoringAverages, { signal }),
});

export const myHandicapRecordQuery = queryOptions({
  queryKey: [...queryKeys.myRounds, "handicap"],
  queryFn: ({ signal }) => callUnlessSignedOut(getHandicapRecord, { signal }),
});

export const myStatisticsQuery = queryOptions({
  queryKey: [...queryKeys.myRounds, "statistics"],
  queryFn: ({ signal }) => callUnlessSignedOut(getStatistics, { signal }),
});

export const myMatchPlayQuery = queryOptions({
  queryKey: queryKeys.myMatchPlay,
  queryFn: ({ signal }) => callUnlessSignedOut(getMatchPlayStats, { signal }),
});
