import { roundsInEvent } from "../../../../domain/golf/leaderboard/view.ts";
import { range } from "../../../../domain/golf/range.ts";
import { roundCounts } from "../../../../domain/golf/roundsThatCount.ts";
import type { LeaderboardEntry } from "../../../contract/board/leaderboard.ts";
import type { BoardTerms } from "./boardEvent.ts";

/**
 * What the head of a board says of rounds that ended otherwise: "Round 2 cancelled", "after 9
 * holes", "after round 1".
 */
export const roundsText = (
  { rounds, numberOfRounds, rulesEdition, status }: BoardTerms,
  entries: ReadonlyArray<Pick<LeaderboardEntry, "rounds">>,
): ReadonlyArray<string> => {
  const said = rounds.flatMap(({ roundNumber, counts, holes }) => {
    if (!counts) return [`Round ${roundNumber} cancelled`];
    if (holes === null) return [];
    const after = `after ${holes.length} ${holes.length === 1 ? "hole" : "holes"}`;
    return [numberOfRounds === 1 ? after : `Round ${roundNumber} ${after}`];
  });
  const ends = { isCompleted: status === "completed", rulesEdition };
  const played = roundsInEvent({ numberOfRounds, rulings: rounds, ...ends }, entries);
  const counting = range(1, numberOfRounds).filter((round) => roundCounts(rounds, round));
  const last = played.at(-1);
  const isShort = last !== undefined && last !== counting.at(-1);
  return isShort ? [...said, `after round ${last}`] : said;
};
