import type { ScorecardId } from "../../../../domain/shared/values.ts";
import type { Scorecard } from "../../../contract/scorecard.ts";

/** The open card of a page. */
export interface ChosenCard {
  readonly scorecardId: ScorecardId;
  readonly playerName: string;
}

export const chosen = ({ id, player }: Scorecard): ChosenCard => ({
  scorecardId: id,
  playerName: `${player.firstName} ${player.lastName}`,
});
