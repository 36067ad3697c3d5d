import type { DisputedEntry, HoleNumber } from "../shared/values.ts";

/** The entries of each disputed hole. The first entry counts until the dispute is settled. */
export type Disputes = ReadonlyMap<HoleNumber, ReadonlyArray<DisputedEntry>>;

/**
 * The entries of each disputed hole, after a further dispute about this hole. Existing entries do
 * not change.
 */
export const withDispute = (
  disputes: Disputes,
  holeNumber: HoleNumber,
  entries: ReadonlyArray<DisputedEntry>,
): Disputes => {
  const known = disputes.get(holeNumber) ?? [];
  const isNew = ({ entryId }: DisputedEntry) => known.every((entry) => entry.entryId !== entryId);
  return new Map([...disputes, [holeNumber, [...known, ...entries.filter(isNew)]]]);
};

export const withoutDispute = (disputes: Disputes, holeNumber: HoleNumber): Disputes =>
  new Map([...disputes].filter(([hole]) => hole !== holeNumber));
