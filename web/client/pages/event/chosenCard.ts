import type { ScorecardId } from "../../../../domain/shared/values.ts";
import type { Scorecard } from "../../../contract/card/scorecard.ts";

/** The open card of a page. */
export interface ChosenCard {
  readonly scorecardId: ScorecardId;
  readonly playerName: string;
  /** The card, if the page knows it already. */
  readonly known?: Scorecard;
}

export const chosen = (known: Scorecard): ChosenCard => ({
  scorecardId: known.id,
  playerName: `${known.player.firstName} ${known.player.lastName}`,
  known,
});
