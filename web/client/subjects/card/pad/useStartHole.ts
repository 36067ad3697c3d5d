import type { HoleNumber } from "../../../../../domain/shared/values.ts";
import { listGroups } from "../../../../contract/teeSheet/groups.ts";
import { useRead } from "../../../data/read.ts";

import type { RoundOf } from "./useRound.ts";

/**
 * The start hole of the player's group; null for the first hole. Without a network nothing waits
 * for it.
 */
export const useStartHole = ({
  event,
  playerId,
  roundNumber,
}: RoundOf): { readonly startHole: HoleNumber | null; readonly isLoading: boolean } => {
  const { data, isLoading } = useRead(listGroups, { eventId: event.id });
  const own = data?.find(
    (group) =>
      group.roundNumber === roundNumber && group.members.some(({ userId }) => userId === playerId),
  );
  return { startHole: own?.startHole ?? null, isLoading };
};
