import { Result } from "effect";
import type { AttestationId, PlayerId, ScorecardKey } from "../shared/values.ts";
import { happened, whenOpen } from "./decision.ts";
import { ScorecardEvent } from "./events.ts";
import {
  AlreadyAttested,
  CannotAttestDisputed,
  CannotAttestOwnScorecard,
  NotPlayingPartner,
  ScorecardAlreadyVerified,
  ScorecardHasNoScores,
} from "./rejections.ts";
import { isVerified, type Signable } from "./scorecard.ts";

interface AttestScorecard {
  readonly card: ScorecardKey;
  readonly attestationId: AttestationId;
  readonly notes: string | null;
  readonly by: PlayerId;
  /** By the tee sheet, this player is in another group. */
  readonly inAnotherGroup: boolean;
  /** By the tee sheet, nobody but the side of the card is in its group. */
  readonly isAlone?: boolean;
}

/** Somebody who marks the card of another. */
export type Marking = Omit<AttestScorecard, "attestationId" | "notes">;

/** The first reason why a player has no say about a card; null if they have. */
export const obstacleToMarking = (
  { card, by, inAnotherGroup, isAlone = false }: Marking,
  signable: Signable,
) => {
  const signsForPartner = isAlone && keptNothingOn(signable, by);
  if (isOwn(card, by, signable) && !signsForPartner) return new CannotAttestOwnScorecard({ card });
  if (signable.scores.size === 0) return new ScorecardHasNoScores({ card });
  if (isVerified(signable)) return new ScorecardAlreadyVerified({ card });
  return inAnotherGroup ? new NotPlayingPartner({ card }) : null;
};

/** The first reason why a player may not sign a card; null if they may. */
export const obstacleToAttesting = (marking: Marking, signable: Signable) => {
  const { card, by } = marking;
  const obstacle = obstacleToMarking(marking, signable);
  // Who has signed is told so, also after the groups were changed.
  const isOpen = obstacle === null || obstacle._tag === "NotPlayingPartner";
  if (isOpen && signable.attestations.has(by)) return new AlreadyAttested({ card });
  if (obstacle) return obstacle;
  const [holeNumber] = signable.disputes.keys();
  return holeNumber === undefined ? null : new CannotAttestDisputed({ card, holeNumber });
};

/** The card of a side with one ball is the own card of each of its members. */
const isOwn = ({ playerId }: ScorecardKey, by: PlayerId, { terms: { side } }: Signable) =>
  side ? side.playerIds.includes(by) : playerId === by;

/** Where nobody else is there, a member of the side signs who wrote nothing on its card. */
const keptNothingOn = ({ terms: { side }, authors }: Signable, by: PlayerId) =>
  side !== undefined && ![...authors.values()].includes(by);

export const attestScorecard = whenOpen((signing: AttestScorecard, open) => {
  const obstacle = obstacleToAttesting(signing, open);
  if (obstacle) return Result.fail(obstacle);
  const { attestationId, by, notes } = signing;
  const { scorecardId } = open;
  return happened(
    ScorecardEvent.cases.ScorecardAttested.make({
      scorecardId,
      attestationId,
      attestedBy: by,
      notes,
    }),
  );
});
