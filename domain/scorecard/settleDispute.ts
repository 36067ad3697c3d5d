import { Result } from "effect";
import { playedIn, withoutScore } from "../golf/played.ts";
import type {
  DisputedEntryId,
  HoleNumber,
  HoleScore,
  onHole,
  ScorecardKey,
} from "../shared/values.ts";
import { happened, whenOpen } from "./decision.ts";
import { ScorecardEvent } from "./events.ts";
import { HoleNotDisputed, NotADisputedEntry } from "./rejections.ts";
import { withdrawnSignatures } from "./withdrawnSignatures.ts";

const { HoleDisputeSettled, HoleScoresRecorded } = ScorecardEvent.cases;

export interface SettleHoleDispute {
  readonly card: ScorecardKey;
  readonly holeNumber: HoleNumber;
  /** The entry that counts from now on. */
  readonly entryId: DisputedEntryId;
}

/**
 * One of the entries counts. If it is the entry that counted before, the card and its signatures do
 * not change.
 */
export const settleHoleDispute = whenOpen(
  ({ card, holeNumber, entryId }: SettleHoleDispute, open) => {
    const entries = open.disputes.get(holeNumber);
    if (!entries) return Result.fail(new HoleNotDisputed({ card, holeNumber }));
    const entry = entries.find((each) => each.entryId === entryId);
    if (!entry) return Result.fail(new NotADisputedEntry({ card, holeNumber }));
    const { scorecardId } = open;
    const { entryId: _id, ...entered } = entry;
    const settled = HoleDisputeSettled.make({
      ...{ scorecardId, holeNumber, entryId },
      ...countedOn(entry),
    });
    if (entry === entries[0]) return happened(settled);
    const score: HoleScore = { holeNumber, ...entered };
    return happened(
      settled,
      HoleScoresRecorded.make({ scorecardId, holeScores: [score], reason: null }),
      ...withdrawnSignatures(open),
    );
  },
);

/** What counts on a hole from now on, without putts, penalties and notes. */
export const countedOn = (score: Pick<HoleScore, keyof typeof onHole>) => ({
  strokes: score.strokes,
  ...withoutScore(playedIn(score)),
});
