import { disputedEntryIdOf } from "../../shared/derivedIds.ts";
import { type DisputedEntryId, HoleNumber, type HoleScore } from "../../shared/values.ts";
import { ScorecardCommand } from "../../testing/commands.ts";
import { ScorecardEvent } from "../events.ts";
import { card, scorecardId } from "../examples.ts";
import { countedOn } from "../settleDispute.ts";

/** Named values for tests about disputes on the card of the examples. */
const { HoleDisputed, HoleDisputeSettled } = ScorecardEvent.cases;

/**
 * The id of the n-th entry of a dispute about this hole. The dispute begins when the card has this
 * many events.
 */
export const entryOf = (hole: number, changes: number, n: number) =>
  disputedEntryIdOf(scorecardId, HoleNumber.make(hole), changes, n);

const entry = ({ holeNumber, ...score }: HoleScore, changes: number, n: number) => ({
  entryId: entryOf(holeNumber, changes, n),
  ...score,
});

/** The entry that counts and the entry of another person, when the card has this many events. */
export const disputed = (changes: number, counts: HoleScore, contrary: HoleScore) =>
  HoleDisputed.make({
    scorecardId,
    holeNumber: counts.holeNumber,
    entries: [entry(counts, changes, 0), entry(contrary, changes, 1)],
  });

export const settled = (entryId: DisputedEntryId | null, score: HoleScore) =>
  HoleDisputeSettled.make({
    ...{ scorecardId, holeNumber: score.holeNumber, entryId },
    ...countedOn(score),
  });

export const settle = (hole: number, entryId: DisputedEntryId) =>
  ScorecardCommand.cases.SettleHoleDispute.make({
    card,
    holeNumber: HoleNumber.make(hole),
    entryId,
  });
