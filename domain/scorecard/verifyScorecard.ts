import { Array, Result } from "effect";
import type { ScorecardKey } from "../shared/values.ts";
import { happened, whenOpen } from "./decision.ts";
import { ScorecardEvent } from "./events.ts";
import {
  CannotVerifyDisputed,
  NothingToVerify,
  ScorecardNotSentBack,
  ScorecardNotVerified,
} from "./rejections.ts";
import { isVerified } from "./scorecard.ts";

const {
  ScorecardVerified,
  ScorecardVerificationWithdrawn,
  ScorecardRejected,
  ScorecardRejectionWithdrawn,
} = ScorecardEvent.cases;

interface VerifyScorecard {
  readonly card: ScorecardKey;
}

/** Makes every score official that is not official yet. */
export const verifyScorecard = whenOpen(
  ({ card }: VerifyScorecard, { scorecardId, scores, verified, disputes }) => {
    if (scores.size === 0) return Result.fail(new NothingToVerify({ card }));
    const [disputed] = disputes.keys();
    if (disputed) return Result.fail(new CannotVerifyDisputed({ card, holeNumber: disputed }));
    const holeNumbers = [...scores.keys()].filter((holeNumber) => !verified.has(holeNumber));
    if (!Array.isReadonlyArrayNonEmpty(holeNumbers)) return happened();
    return happened(ScorecardVerified.make({ scorecardId, holeNumbers }));
  },
);

interface WithdrawVerification extends VerifyScorecard {
  readonly reason: typeof ScorecardVerificationWithdrawn.Type.reason;
}

/** Takes the latest verification of a card back; an earlier one of other holes stays. */
export const withdrawVerification = whenOpen(({ card, reason }: WithdrawVerification, open) => {
  const { scorecardId, latestVerification } = open;
  if (!isVerified(open) || latestVerification === null) {
    return Result.fail(new ScorecardNotVerified({ card }));
  }
  const { holeNumbers } = latestVerification;
  return happened(ScorecardVerificationWithdrawn.make({ scorecardId, holeNumbers, reason }));
});

interface RejectScorecard extends VerifyScorecard {
  readonly reason: typeof ScorecardRejected.Type.reason;
}

/** Sends the card back to its player. */
export const rejectScorecard = whenOpen(({ card, reason }: RejectScorecard, open) => {
  const { scorecardId, scores, rejection } = open;
  if (scores.size === 0) return Result.fail(new NothingToVerify({ card }));
  if (rejection?.reason === reason) return happened();
  return happened(ScorecardRejected.make({ scorecardId, reason }));
});

interface WithdrawRejection extends VerifyScorecard {
  readonly reason: typeof ScorecardRejectionWithdrawn.Type.reason;
}

/** The card is no longer sent back, and what was official on it is so again. */
export const withdrawRejection = whenOpen(({ card, reason }: WithdrawRejection, open) => {
  const { scorecardId, rejection } = open;
  if (rejection === null) return Result.fail(new ScorecardNotSentBack({ card }));
  const holeNumbers = [...rejection.verifiedBefore];
  return happened(ScorecardRejectionWithdrawn.make({ scorecardId, holeNumbers, reason }));
});
