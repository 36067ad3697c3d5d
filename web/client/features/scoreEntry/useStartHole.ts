import { useQuery } from "@tanstack/react-query";
import type { HoleNumber } from "../../../../domain/shared/values.ts";
import { groupsQuery } from "../../lib/groupsQuery.ts";
import type { RoundOf } from "./useRound.ts";

/**
 * The hole on which the player's group starts; null for the first one. Only where all start at once
 * does it differ so much that the tee sheet is asked for. Without a network nobody waits for it.
 */
export const useStartHole = ({
  event,
  playerId,
  roundNumber,
}: RoundOf): { readonly startHole: HoleNumber | null; readonly isLoading: boolean } => {
  const { data, isLoading } = useQuery({
    ...groupsQuery(event.id),
    enabled: event.startType === "shotgun",
  });
  const own = data?.find(
    (group) =>
      group.roundNumber === roundNumber && group.members.some(({ userId }) => userId === playerId),
  );
  return { startHole: own?.startHole ?? null, isLoading };
};
