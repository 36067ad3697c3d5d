import { useState } from "react";
import type { ParticipantFilter } from "../../../../contract/field.ts";
import { matching } from "../../../../contract/participantFilters.ts";
import type { AdminParticipant } from "../../../../contract/participants.ts";

/**
 * The shown players. A player who no longer matches the filter after a change stays until another
 * search, so that no row moves under the pointer.
 */
export const useShown = (
  participants: ReadonlyArray<AdminParticipant>,
  filter: ParticipantFilter,
  search: string,
): ReadonlyArray<AdminParticipant> => {
  const wanted = `${filter} ${search}`;
  const [kept, setKept] = useState({ wanted, ids: new Set<string>() });
  const found = matching(participants, filter, search);
  const ids = kept.wanted === wanted ? kept.ids : new Set<string>();
  if (kept.wanted !== wanted || found.some(({ id }) => !ids.has(id))) {
    setKept({ wanted, ids: new Set([...ids, ...found.map(({ id }) => id)]) });
  }
  const isFound = new Set(found.map(({ id }) => id));
  const stays = participants.filter(({ id }) => ids.has(id) && !isFound.has(id));
  if (stays.length === 0) return found;
  const inOrder = new Map([...ids].map((id, index) => [id, index]));
  return [...found, ...stays].toSorted(
    (one, other) => (inOrder.get(one.id) ?? ids.size) - (inOrder.get(other.id) ?? ids.size),
  );
};
