import { range } from "../../../../../domain/golf/range.ts";
import type { LeaderboardEntry } from "../../../../contract/leaderboard.ts";

type Board = ReadonlyArray<LeaderboardEntry>;

/** Those still playing, and those whom an earlier cut after the same round sent home. */
export const upForCut = (board: Board, afterRound: number): Board =>
  board.flatMap((entry): Board => {
    if (entry.playerStatus === "playing") return [entry];
    const wasCutHere = entry.playerStatus === "missed_cut" && finished(entry, 4) === afterRound;
    return wasCutHere ? [{ ...entry, playerStatus: "playing" }] : [];
  });

/** After which rounds a cut would not be refused: all have finished them, and nobody has gone on. */
export const roundsToCut = (board: Board, numberOfRounds: number): ReadonlyArray<number> =>
  range(1, numberOfRounds - 1).filter((round) => {
    const candidates = upForCut(board, round);
    return (
      candidates.length > 0 &&
      candidates.every((entry) => finished(entry, round) === round) &&
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
