import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { queryKeys } from "../../lib/queryKeys.ts";
import {
  myMatchPlayQuery,
  myRegistrationsQuery,
  myRoundsQuery,
  myScoringAveragesQuery,
} from "./api.ts";

/** Where the server says that nobody is signed in any more, nobody is: the page's guard acts on it. */
export const useEndedSession = (): void => {
  const queries = useQueryClient();
  const { data: registrations } = useQuery(myRegistrationsQuery);
  const { data: rounds } = useQuery(myRoundsQuery);
  const { data: averages } = useQuery(myScoringAveragesQuery);
  const { data: matchPlay } = useQuery(myMatchPlayQuery);
  const hasEnded = [registrations, rounds, averages, matchPlay].includes(null);
  useEffect(() => {
    if (hasEnded) queries.setQueryData(queryKeys.user, null);
  }, [hasEnded, queries]);
};
