import { queryOptions } from "@tanstack/react-query";
import { getMatchPlayStats } from "../../../contract/matches.ts";
import { listMyRegistrations } from "../../../contract/registrations.ts";
import { listMyRounds } from "../../../contract/scorecards.ts";
import { getScoringAverages } from "../../../contract/statistics.ts";
import { callUnlessSignedOut } from "../../lib/call.ts";
import { queryKeys } from "../../lib/queryKeys.ts";

// Null in each of these is a session that has ended meanwhile.

export const myRegistrationsQuery = queryOptions({
  queryKey: queryKeys.myRegistrations,
  queryFn: ({ signal }) => callUnlessSignedOut(listMyRegistrations, { signal }),
});

export const myRoundsQuery = queryOptions({
  queryKey: queryKeys.myRounds,
  queryFn: ({ signal }) => callUnlessSignedOut(listMyRounds, { signal }),
});

export const myScoringAveragesQuery = queryOptions({
  queryKey: queryKeys.myScoringAverages,
  queryFn: ({ signal }) => callUnlessSignedOut(getScoringAverages, { signal }),
});

export const myMatchPlayQuery = queryOptions({
  queryKey: queryKeys.myMatchPlay,
  queryFn: ({ signal }) => callUnlessSignedOut(getMatchPlayStats, { signal }),
});
