import type { ScorecardEvent } from "../../domain/scorecard/events.ts";
import { type CardFact, onHole, type SettledHole } from "./changes.ts";
import type { ScorecardTables } from "./tables.ts";

type Disputed = Extract<ScorecardEvent, { readonly _tag: "HoleDisputed" }>;
type Settled = Extract<ScorecardEvent, { readonly _tag: "HoleDisputeSettled" }>;
type DisputedEntry = ScorecardTables["disputed_entry"];

/** The first entry counts and existed before; the others come from the event. */
export const disputedEntries = ({
  event: { scorecardId, holeNumber, entries },
  metadata,
  position,
}: CardFact<Disputed>): ReadonlyArray<DisputedEntry> =>
  entries.map(({ entryId, putts, penalties, ...there }, index) => ({
    entry_id: entryId,
    scorecard_id: scorecardId,
    hole_number: holeNumber,
    ...onHole(there),
    putts,
    penalties,
    entered_by: index === 0 ? null : metadata.actor,
    entered_at: index === 0 ? null : metadata.occurredAt,
    is_settled: false,
    position,
  }));

export const settledHole = ({ event, position }: CardFact<Settled>): SettledHole => ({
  scorecard_id: event.scorecardId,
  hole_number: event.holeNumber,
  position,
});
