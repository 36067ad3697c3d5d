import type { MatchEvent } from "../../domain/match/events.ts";
import { mirrored } from "../../domain/match/match.ts";
import type { Recorded } from "../../domain/shared/recorded.ts";
import type { MatchId } from "../../domain/shared/values.ts";
import type { MatchTables } from "./tables.ts";

export type MatchRow = Readonly<MatchTables["match"]>;
export type MatchFact = Recorded<MatchEvent>;

/** The rows that facts have changed, calculated from the earlier rows. Old facts change nothing. */
export const foldMatches = (
  known: ReadonlyArray<MatchRow>,
  facts: ReadonlyArray<MatchFact>,
): ReadonlyArray<MatchRow> => {
  const rows = new Map(known.map((row) => [row.match_id, row]));
  const changed = new Set<MatchId>();
  for (const fact of facts) {
    const { matchId } = fact.event;
    const before = rows.get(matchId);
    const after = before && before.position >= fact.position ? undefined : rowAfter(before, fact);
    if (!after) continue;
    rows.set(matchId, after);
    changed.add(matchId);
  }
  return [...rows.values()].filter((row) => changed.has(row.match_id));
};

const open = { result: null, margin: null, decided_by: null, decided_at: null };

const rowAfter = (before: MatchRow | undefined, fact: MatchFact): MatchRow | undefined => {
  const { event, position, metadata } = fact;
  switch (event._tag) {
    case "MatchArranged":
      return {
        ...outcomeFor(event, before),
        ...pairOf(event),
        arranged_by: metadata.commandId,
        position,
      };
    case "MatchDecided":
      return {
        ...pairOf(event),
        arranged_by: before?.arranged_by ?? null,
        result: event.result,
        margin: event.margin,
        decided_by: event.decidedBy,
        decided_at: metadata.occurredAt,
        position,
      };
    case "MatchReopened":
      return before && { ...before, ...open, position };
  }
};

/**
 * The person who arranges a match may name its players in the other order than the announcement.
 */
const outcomeFor = ({ playerId }: Pairing, before: MatchRow | undefined) => {
  if (!before || before.result === null) return open;
  const { result, margin, decided_by, decided_at } = before;
  const outcome = { result, margin, decided_by, decided_at };
  return before.player_id === playerId ? outcome : mirrored(outcome);
};

type Pairing = Exclude<MatchEvent, { readonly _tag: "MatchReopened" }>;

const pairOf = (event: Pairing) => ({
  match_id: event.matchId,
  tournament_id: event.tournamentId,
  side_game_id: event.sideGameId,
  round: event.round,
  player_id: event.playerId,
  opponent_id: event.opponentId,
});
