import type { BoardOptions } from "../../../../domain/golf/leaderboard/entry.ts";
import { rankLeaderboard } from "../../../../domain/golf/leaderboard/rankLeaderboard.ts";
import { range } from "../../../../domain/golf/range.ts";
import type { Entry } from "../../../../projections/boards/board.ts";
import type { CsvSeparator } from "../../../contract/csvSeparator.ts";
import { csvOf } from "../../http/csv.ts";
import { plainName } from "../../http/plainName.ts";

/** The board with the ranking and the texts of the screen. */
export const leaderboardCsv = (
  entries: ReadonlyArray<Entry>,
  options: BoardOptions,
  separator?: CsvSeparator,
): string => {
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
  return csvOf([heading, ...lines], separator);
};

const nameOf = ({ user }: Entry) => `${user.firstName} ${user.lastName}`.trim();

/** "summer-open-leaderboard.csv" */
export const fileNameOf = (eventName: string, what = "leaderboard"): string =>
  `${plainName(`${eventName} ${what}`)}.csv`;
