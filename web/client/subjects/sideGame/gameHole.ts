import type {
  HoleNumber,
  RoundNumber,
  SideGameParticipantId,
} from "../../../../domain/shared/values.ts";
import type { SideGameHole } from "../../../contract/sideGame/sideGameResults.ts";
import type { GameView, Side } from "./gameView.ts";
import { fullName } from "./words.ts";

/** A hole of a round. */
export interface Place {
  readonly roundNumber: RoundNumber;
  readonly holeNumber: HoleNumber;
}

interface Numbers {
  readonly roundNumber: number;
  readonly holeNumber: number;
}

export const isAt =
  ({ roundNumber, holeNumber }: Numbers) =>
  (other: Numbers): boolean =>
    other.roundNumber === roundNumber && other.holeNumber === holeNumber;

/** The result of a hole: winner, reason and value. */
export interface HoleText {
  readonly hole: SideGameHole;
  /** Empty if the hole has no winner. */
  readonly winners: ReadonlyArray<Side>;
  /** Shown instead of winners: "3 tied at 4". */
  readonly headline: string | null;
  readonly why: string;
  /** In cents; null if the purse is not paid by hole. */
  readonly won: number | null;
}

/** The scores of a side's players on a hole. */
export const figuresOf = (hole: SideGameHole, { participantIds }: Side) =>
  hole.results
    .filter(({ participantId, result }) => participantIds.includes(participantId) && result !== "-")
    .map(({ result }) => Number(result));

export const nameIn = ({ participantOf }: GameView, id: SideGameParticipantId) => {
  const participant = participantOf(id);
  return participant ? fullName(participant.user) : "Former player";
};
