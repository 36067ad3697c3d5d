import { useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import type { TournamentId } from "../../../../domain/shared/values.ts";
import { isOutdatedBy } from "../../data/read.ts";

/** True while something about the games on screen could not be read: it is not live then. */
export const useIsOutdated = (eventId: TournamentId): boolean => {
  const cache = useQueryClient().getQueryCache();
  const predicate = isOutdatedBy({ eventId, sources: ["side_games"] });
  const isOutdated = () =>
    cache.findAll({ predicate, type: "active" }).some(({ state }) => state.status === "error");
  return useSyncExternalStore((listener) => cache.subscribe(listener), isOutdated, isOutdated);
};
