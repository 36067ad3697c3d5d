import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { queryKeys } from "../../lib/queryKeys.ts";

const mine = [
  queryKeys.myRegistrations,
  queryKeys.myRounds,
  queryKeys.myScoringAverages,
  queryKeys.myMatchPlay,
];

/**
 * Fetches again, on coming here, what was shown before: since then scores were entered, and an
 * organiser or somebody who withdrew may have given the player a place.
 */
export const useRefetchOnMount = (): void => {
  const queries = useQueryClient();
  useEffect(() => {
    for (const queryKey of mine) {
      if (queries.getQueryData(queryKey) !== undefined)
        void queries.invalidateQueries({ queryKey });
    }
  }, [queries]);
};
