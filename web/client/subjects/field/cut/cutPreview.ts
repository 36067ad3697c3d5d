import type { Scoring } from "../../../../../domain/golf/countback.ts";
import { makeCut } from "../../../../../domain/golf/leaderboard/cut.ts";
import { rankLeaderboard } from "../../../../../domain/golf/leaderboard/rankLeaderboard.ts";
import { roundsBefore } from "../../../../../domain/golf/leaderboard/roundsBefore.ts";
import type { LeaderboardEntry } from "../../../../contract/board/leaderboard.ts";
import { nameOf } from "../../person/playerText.ts";
import { upForCut } from "./roundsToCut.ts";

interface CutTerms {
  readonly afterRound: number;
  readonly top: number;
  readonly ties: boolean;
  readonly withinStrokes: number | null;
}

/** A player in the preview of a cut: "T3", "Ana Ace", "+4". */
export interface CutLine {
  readonly id: string;
  readonly place: string;
  readonly name: string;
  readonly total: string;
}

/** Who would play on and who would go home, best first, with places and scores. */
export const cutPreview = (
  board: ReadonlyArray<LeaderboardEntry>,
  terms: CutTerms,
  scoring: Scoring,
) => {
  const candidates = upForCut(board, terms.afterRound);
  const { playerIds, cutLine } = makeCut(candidates, { ...terms, scoring });
  const ranked = rankLeaderboard(
    candidates.map((entry) => roundsBefore(entry, terms.afterRound + 1)),
    {
      ...{ view: "event-total", scoring, selectedRound: terms.afterRound, isCompleted: false },
      ...{ tieBreak: terms.ties ? "shared" : "countback", numberOfRounds: terms.afterRound },
    },
  );
  const lines = ranked.map(({ entry: { user }, position, total }): CutLine => {
    return { id: user.id, place: position, name: nameOf(user), total };
  });
  const playsOn = new Set<string>(playerIds);
  return {
    playOn: lines.filter(({ id }) => playsOn.has(id)),
    goHome: lines.filter(({ id }) => !playsOn.has(id)),
    cutLine,
  };
};
