import { range } from "../../../../../domain/golf/range.ts";
import { type RoundRulings, roundCounts } from "../../../../../domain/golf/roundsThatCount.ts";
import type { LeaderboardEntry } from "../../../../contract/board/leaderboard.ts";

type Board = ReadonlyArray<LeaderboardEntry>;

/** Players still in the event, and those cut after the same round before. */
export const upForCut = (board: Board, afterRound: number): Board =>
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
