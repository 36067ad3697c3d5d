import type { Scoring } from "../../../../../domain/golf/countback.ts";
import { makeCut } from "../../../../../domain/golf/leaderboard/cut.ts";
import { rankLeaderboard } from "../../../../../domain/golf/leaderboard/rankLeaderboard.ts";
import { roundsBefore } from "../../../../../domain/golf/leaderboard/roundsBefore.ts";
import { range } from "../../../../../domain/golf/range.ts";
import { type RoundRulings, roundCounts } from "../../../../../domain/golf/roundsThatCount.ts";
import type { LeaderboardEntry } from "../../../../contract/board/leaderboard.ts";
import { nameOf } from "../../person/playerText.ts";

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

type Board = ReadonlyArray<LeaderboardEntry>;

/** Players still in the event, and those cut after the same round before. */
const upForCut = (board: Board, afterRound: number): Board =>
  board.flatMap((entry): Board => {
    if (entry.playerStatus === "playing") return [entry];
    const wasCutHere = entry.playerStatus === "missed_cut" && finished(entry, 4) === afterRound;
    return wasCutHere ? [{ ...entry, playerStatus: "playing" }] : [];
  });

/** Rounds that allow a cut: everybody has finished them and nobody has started the next. */
export const roundsToCut = (
  board: Board,
  numberOfRounds: number,
  rulings: RoundRulings = [],
): ReadonlyArray<number> =>
  range(1, numberOfRounds - 1).filter((round) => {
    const candidates = upForCut(board, round);
    const counting = range(1, round).filter((each) => roundCounts(rulings, each)).length;
    return (
      roundCounts(rulings, round) &&
      candidates.length > 0 &&
      candidates.every((entry) => finished(entry, round) === counting) &&
      !hasScoresAfter(board, round)
    );
  });

/** A cut is final once somebody has played on. */
export const hasScoresAfter = (board: Board, round: number): boolean =>
  board.some(({ rounds }) =>
    rounds.some(({ roundNumber, holesPlayed }) => roundNumber > round && holesPlayed > 0),
  );

const finished = ({ rounds }: LeaderboardEntry, upTo: number) =>
  rounds.filter(({ isComplete, roundNumber }) => isComplete && roundNumber <= upTo).length;
