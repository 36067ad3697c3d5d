import { useState } from "react";
import type { AdminParticipant } from "../../../../contract/participants.ts";
import { matching } from "./filters.ts";

/**
 * Who is shown. Whoever no longer fits the filter, since a colleague or the reader has acted, stays
 * where they are until something else is looked for: no row comes under a finger by itself.
 */
export const useShown = (
  participants: ReadonlyArray<AdminParticipant>,
  filter: string,
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
