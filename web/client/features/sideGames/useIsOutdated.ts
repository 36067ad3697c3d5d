import { useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import type { TournamentId } from "../../../../domain/shared/values.ts";
import { sideGamesQuery } from "./api.ts";

/** True while something about the games on screen could not be read: it is not live then. */
export const useIsOutdated = (tournamentId: TournamentId): boolean => {
  const cache = useQueryClient().getQueryCache();
  const { queryKey } = sideGamesQuery(tournamentId);
  const isOutdated = () =>
    cache.findAll({ queryKey, type: "active" }).some(({ state }) => state.status === "error");
  return useSyncExternalStore((listener) => cache.subscribe(listener), isOutdated, isOutdated);
};
