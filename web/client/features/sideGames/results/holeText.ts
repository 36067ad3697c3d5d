import type { SideGameHole } from "../../../../contract/sideGameResults.ts";
import type { Side } from "../gameView.ts";

/** What happened on a hole: who, why, and what it was worth. */
export interface HoleText {
  readonly hole: SideGameHole;
  /** Empty if the hole has no winner. */
  readonly winners: ReadonlyArray<Side>;
  /** In place of winners: "3 tied at 4". */
  readonly headline: string | null;
  readonly why: string;
  /** In cents; null where the purse is not paid by the hole. */
  readonly won: number | null;
}

/** What the players of a side brought to a hole. */
export const figuresOf = (hole: SideGameHole, { participantIds }: Side) =>
  hole.results
    .filter(({ participantId, result }) => participantIds.includes(participantId) && result !== "-")
    .map(({ result }) => Number(result));
