import { Result } from "effect";
import type { AttestationId, ScorecardKey } from "../shared/values.ts";
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
}

/** Says that the card of which this one was typed is signed. Saying it again changes nothing. */
export const signOnPaper = whenOpen(({ card, attestationId }: SignOnPaper, open) => {
  const { scorecardId, scores, disputes, paperSignature } = open;
  if (scores.size === 0) return Result.fail(new ScorecardHasNoScores({ card }));
  if (isVerified(open)) return Result.fail(new ScorecardAlreadyVerified({ card }));
  const [holeNumber] = disputes.keys();
  if (holeNumber) return Result.fail(new CannotAttestDisputed({ card, holeNumber }));
  if (paperSignature !== null) return happened();
  return happened(ScorecardEvent.cases.ScorecardSignedOnPaper.make({ scorecardId, attestationId }));
});
