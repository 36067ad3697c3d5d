import type { Scoring } from "../../../../../domain/golf/countback.ts";
import { makeCut } from "../../../../../domain/golf/leaderboard/cut.ts";
import type { LeaderboardEntry } from "../../../../contract/leaderboard.ts";

export interface CutTerms {
  readonly afterRound: number;
  readonly top: number;
  readonly ties: boolean;
  readonly withinStrokes: number | null;
}

/** Who would play on: those whom an earlier cut after the same round sent home are looked at again. */
export const cutPreview = (
  board: ReadonlyArray<LeaderboardEntry>,
  terms: CutTerms,
  scoring: Scoring,
) => {
  const complete = ({ rounds }: LeaderboardEntry) =>
    rounds.filter((round) => round.isComplete && round.roundNumber <= terms.afterRound).length;
  const candidates = board.flatMap((entry): ReadonlyArray<LeaderboardEntry> => {
    if (entry.playerStatus === "playing") return [entry];
    const wasCutHere = entry.playerStatus === "missed_cut" && complete(entry) === terms.afterRound;
    return wasCutHere ? [{ ...entry, playerStatus: "playing" }] : [];
  });
  const { playerIds, missedCutIds, cutLine } = makeCut(candidates, { ...terms, scoring });
  const nameOf = (id: string) => {
    const user = candidates.find((entry) => entry.user.id === id)?.user;
    return user ? `${user.firstName} ${user.lastName}` : "";
  };
  return { playOn: playerIds.map(nameOf), goHome: missedCutIds.map(nameOf), cutLine };
};
