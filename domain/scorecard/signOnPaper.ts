import { Result } from "effect";
import type { AttestationId, ScorecardId, ScorecardKey } from "../shared/values.ts";
import { happened, whenOpen } from "./decision.ts";
import { ScorecardEvent } from "./events.ts";
import {
  CannotAttestDisputed,
  ScorecardAlreadyVerified,
  ScorecardHasNoScores,
} from "./rejections.ts";
import { isVerified } from "./scorecard.ts";

interface SignOnPaper {
  readonly card: ScorecardKey;
  readonly attestationId: AttestationId;
  /** False takes it back. */
  readonly isSigned: boolean;
}

/**
 * Says whether the card of which this one was typed is signed. Saying the same again changes
 * nothing. Once a card is official, that is taken back first.
 */
export const signOnPaper = whenOpen(({ card, attestationId, isSigned }: SignOnPaper, open) => {
  const { scorecardId, scores, disputes, paperSignature } = open;
  if (scores.size === 0) return Result.fail(new ScorecardHasNoScores({ card }));
  if (isVerified(open)) return Result.fail(new ScorecardAlreadyVerified({ card }));
  if (!isSigned) return happened(...withdrawn(scorecardId, paperSignature));
  const [holeNumber] = disputes.keys();
  if (holeNumber) return Result.fail(new CannotAttestDisputed({ card, holeNumber }));
  if (paperSignature !== null) return happened();
  return happened(ScorecardEvent.cases.ScorecardSignedOnPaper.make({ scorecardId, attestationId }));
});

const withdrawn = (scorecardId: ScorecardId, paperSignature: AttestationId | null) =>
  paperSignature === null
    ? []
    : [
        ScorecardEvent.cases.AttestationsInvalidated.make({
          scorecardId,
          attestationIds: [paperSignature],
        }),
      ];
