import { disputedEntryIdOf } from "../shared/derivedIds.ts";
import type { DisputedEntry, HoleNumber, HoleScore } from "../shared/values.ts";
import { ScorecardEvent } from "./events.ts";
import type { OpenCard } from "./scorecard.ts";

/**
 * The strokes that the writer last saw on a hole, null for none. For holes that are not listed it
 * is unknown.
 */
export type SeenStrokes = ReadonlyMap<HoleNumber, number | null>;

/** Whether a hole has changed since its writer saw it. */
export const isOvertaken = (
  { holeNumber }: HoleScore,
  { scores }: Pick<OpenCard, "scores">,
  basedOn: SeenStrokes,
): boolean => {
  const seen = basedOn.get(holeNumber);
  return seen !== undefined && seen !== (scores.get(holeNumber)?.strokes ?? null);
};

/**
 * Entries that a player may not simply overwrite: another person was faster, or the hole is already
 * disputed. A hole that has become empty again is no conflict.
 */
export const isHeld = (score: HoleScore, open: OpenCard, basedOn: SeenStrokes): boolean =>
  open.disputes.has(score.holeNumber) ||
  (open.scores.has(score.holeNumber) && isOvertaken(score, open, basedOn));

/** Whether a held score is a new entry for the hole, different from all present ones. */
export const isContrary = ({ holeNumber, strokes }: HoleScore, open: OpenCard): boolean =>
  open.disputes.get(holeNumber)?.every((entry) => entry.strokes !== strokes) ??
  open.scores.get(holeNumber)?.strokes !== strokes;

/** Both entries are kept; the one that counts comes first. */
export const dispute = (score: HoleScore, open: OpenCard): ScorecardEvent => {
  const { scorecardId, scores, disputes, changes } = open;
  const { holeNumber } = score;
  const entry = ({ holeNumber: _hole, ...entered }: HoleScore, n: number): DisputedEntry => {
    return { entryId: disputedEntryIdOf(scorecardId, holeNumber, changes, n), ...entered };
  };
  const counting =
    disputes.get(holeNumber)?.[0] ?? entry(scores.get(holeNumber) ?? score, COUNTING);
  return ScorecardEvent.cases.HoleDisputed.make({
    scorecardId,
    holeNumber,
    entries: [counting, entry(score, CONTRARY)],
  });
};

const COUNTING = 0;
const CONTRARY = 1;
