import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { queryKeys } from "../../data/queryKeys.ts";

const mine = [
  queryKeys.myRegistrations,
  queryKeys.myRounds,
  queryKeys.myScoringAverages,
  queryKeys.myMatchPlay,
];

/**
 * Refetches what was shown before, when the page is opened again. Meanwhile scores may have been
 * entered, and the player may have got a place.
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
