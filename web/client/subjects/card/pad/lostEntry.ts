import { playedIn } from "../../../../../domain/golf/played.ts";
import type { Scorecard } from "../../../../contract/card/scorecard.ts";
import type { Toast } from "../../../data/toasts.ts";
import { entryWord } from "../../../ui/notation.ts";
import type { EnteredHole } from "./waitingEntry.ts";

/**
 * What a phone is told whose score was stored and does not count, because somebody else entered
 * another one before; null if it counts.
 */
export const lostEntry = (
  { disputes, player }: Pick<Scorecard, "disputes" | "player">,
  { hole, playerId }: Pick<EnteredHole, "hole" | "playerId">,
): Toast | null => {
  const { holeNumber } = hole;
  const [counting, ...others] =
    disputes.find((dispute) => dispute.holeNumber === holeNumber)?.entries ?? [];
  const saysIt = (entry: Parameters<typeof playedIn>[0]) => playedIn(entry) === playedIn(hole);
  if (!counting || saysIt(counting) || !others.some(saysIt)) return null;
  const whose = playerId === undefined ? "you" : player.firstName;
  return {
    title: `Hole ${holeNumber} is disputed`,
    description: `${counting.enteredBy.firstName} has entered ${entryWord(counting)} for ${whose}, which counts until it is settled. Yours, ${entryWord(hole)}, is kept beside it.`,
    variant: "destructive",
  };
};
