import type { ScorecardId, TournamentId } from "../../../../../domain/shared/values.ts";
import { canAttest } from "../../../../contract/card/attestations.ts";
import type { Scorecard } from "../../../../contract/card/scorecard.ts";
import { listVerificationNeeded } from "../../../../contract/card/scorecards.ts";
import { readOf } from "../../../data/read.ts";
import { canBeSigned } from "../state/cardState.ts";

/**
 * The cards of others that the player is asked to sign, those of the own tee group first: complete,
 * and not sent back. The player's own cards are never among them.
 */
export const cardsToSignQuery = (eventId: TournamentId) => ({
  ...readOf(listVerificationNeeded, { eventId }),
  select: complete,
});

// A constant function, so that the list stays the same object while its cards do.
const complete = (cards: ReadonlyArray<Scorecard>) => cards.filter(canBeSigned);

export const canAttestQuery = (scorecardId: ScorecardId) => ({
  ...readOf(canAttest, { scorecardId }),
  // It also depends on what others do with the card.
  staleTime: 0,
});
