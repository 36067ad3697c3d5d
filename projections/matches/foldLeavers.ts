import type { FieldEvent } from "../../domain/field/events.ts";
import type { Recorded } from "../../domain/shared/recorded.ts";
import type { ReadTables } from "../engine/readDb.ts";

export type LeaverRow = Readonly<ReadTables["match_leaver"]>;

type Tag = Exclude<
  FieldEvent["_tag"],
  "CutMade" | "PaymentRecorded" | "PaymentRefunded" | "PlayerWaitlisted"
>;

/** Somebody leaves, or comes back. Who misses a cut has played the matches so far. */
export type LeaverFact = Recorded<Extract<FieldEvent, { readonly _tag: Tag }>>;

/** The rows that facts have changed, from the rows as they were. Old facts change nothing. */
export const foldLeavers = (
  known: ReadonlyArray<LeaverRow>,
  facts: ReadonlyArray<LeaverFact>,
): ReadonlyArray<LeaverRow> => {
  const rows = new Map(known.map((row) => [keyOf(row), row]));
  const changed = new Set<string>();
  for (const fact of facts) {
    const after = rowAfter(rows, fact);
    if (!after) continue;
    rows.set(keyOf(after), after);
    changed.add(keyOf(after));
  }
  return [...rows].flatMap(([key, row]) => (changed.has(key) ? [row] : []));
};

const rowAfter = (
  rows: ReadonlyMap<string, LeaverRow>,
  { event, metadata, position }: LeaverFact,
): LeaverRow | undefined => {
  const who = { tournament_id: event.tournamentId, player_id: event.playerId };
  const before = rows.get(keyOf(who));
  if (before && before.position >= position) return undefined;
  if (comesBack(event)) return { ...who, left_at: null, left_with: null, position };
  // Whoever withdrew and is disqualified later had left before.
  const left_at = before?.left_at ?? metadata.occurredAt;
  return { ...who, left_at, left_with: before?.left_with ?? position, position };
};

const comesBack = ({ _tag }: LeaverFact["event"]) =>
  _tag === "PlayerRegistered" || _tag === "PlayerPromoted" || _tag === "PlayerReinstated";

const keyOf = ({ tournament_id, player_id }: Pick<LeaverRow, "tournament_id" | "player_id">) =>
  `${tournament_id} ${player_id}`;
