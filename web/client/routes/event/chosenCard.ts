import type { ScorecardId } from "../../../../domain/shared/values.ts";
import type { Scorecard } from "../../../contract/scorecard.ts";

/** The card that a page has open. Nobody attests their own, so there nothing is asked. */
export interface ChosenCard {
  readonly scorecardId: ScorecardId;
  readonly playerName: string;
  readonly isOwn: boolean;
}

export const chosen = ({ id, player }: Scorecard, isOwn: boolean): ChosenCard => ({
  scorecardId: id,
  playerName: `${player.firstName} ${player.lastName}`,
  isOwn,
});
