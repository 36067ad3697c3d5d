import type { BoardOptions, Competitor } from "./entry.ts";
import { scoredRounds } from "./view.ts";

/** The text in the column POS for players who are out of the ranking. */
export type Mark = "MC" | "WD" | "DQ";

const marks = { playing: null, missed_cut: "MC", withdrawn: "WD", disqualified: "DQ" } as const;

/**
 * The mark of a player's status. Once the event is completed, who has scores but not all rounds
 * complete counts as withdrawn (rules 8 and 9).
 */
export const markOf = (
  { playerStatus, rounds }: Competitor,
  { isCompleted, numberOfRounds }: Pick<BoardOptions, "isCompleted" | "numberOfRounds">,
): Mark | null => {
  const mark = marks[playerStatus];
  if (mark !== null || !isCompleted) return mark;
  const scored = scoredRounds(rounds);
  const complete = scored.filter(({ isComplete }) => isComplete).length;
  return scored.length > 0 && complete < numberOfRounds ? "WD" : null;
};
