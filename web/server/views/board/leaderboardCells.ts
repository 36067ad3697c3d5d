import type { BoardOptions } from "../../../../domain/golf/leaderboard/entry.ts";
import { rankLeaderboard } from "../../../../domain/golf/leaderboard/rankLeaderboard.ts";
import { range } from "../../../../domain/golf/range.ts";
import type { Entry } from "../../../../projections/boards/board.ts";

/** The board with the ranking and the texts of the screen. */
export const leaderboardCells = (
  entries: ReadonlyArray<Entry>,
  options: BoardOptions,
): ReadonlyArray<ReadonlyArray<string>> => {
  const rounds = range(1, options.numberOfRounds).map((round) => `R${round}`);
  const lines = rankLeaderboard(entries, options).map((line) => [
    line.isPlayedOff ? `${line.position} P.O.` : line.position,
    nameOf(line.entry),
    line.total,
    line.thru,
    line.round,
    ...line.roundCells.map(({ text }) => text),
    line.strokes,
  ]);
  const heading = ["POS", "PLAYER", "TOTAL", "THRU", "ROUND", ...rounds, "STROKES"];
  return [heading, ...lines];
};

const nameOf = ({ user }: Entry) => `${user.firstName} ${user.lastName}`.trim();
