import type { BoardOptions, BoardRound, Competitor } from "./entry.ts";
import { worthOf } from "./result.ts";
import { countedRounds, scoredRounds } from "./view.ts";

/**
 * The text in the column POS for players who are out of the ranking: missed cut, no return,
 * withdrawn, disqualified. Of several marks the last one is shown.
 */
export const marksInOrder = ["MC", "NR", "WD", "DQ"] as const;
export type Mark = (typeof marksInOrder)[number];

/** The choices of a reader, and the rounds that decide the event. */
export interface Terms
  extends Pick<
    BoardOptions,
    "view" | "scoring" | "selectedRound" | "isCompleted" | "rulesEdition"
  > {
  readonly decidedBy: ReadonlyArray<number>;
}

const marks = { playing: null, missed_cut: "MC", withdrawn: "WD", disqualified: "DQ" } as const;

/**
 * The mark of a player, by status and by rounds. A round with a hole that was picked up is no return
 * where strokes count. In a completed event, a player who has scores is withdrawn if one of the
 * rounds that count is unfinished (rules 8 and 9).
 *
 * In the first edition of the rules a round was finished with its last hole, in points too, whoever
 * had signed the card.
 */
export const markOf = (competitor: Competitor, terms: Terms): Mark | null => {
  const { playerStatus, rounds } = competitor;
  const status = marks[playerStatus];
  // A card is finished when its matches are, so an empty hole behind their end says nothing.
  if (competitor.matches) return status;
  const given = [
    status,
    countedRounds(rounds, terms).some(isNoReturn(competitor, terms)) ? ("NR" as const) : null,
    status === null && hasLeftRoundUnfinished(competitor, terms) ? ("WD" as const) : null,
  ];
  return marksInOrder.findLast((mark) => given.includes(mark)) ?? null;
};

/**
 * Whether a round has no result where strokes count: a hole was picked up, or the round was handed
 * in with an empty hole by somebody who has not left.
 */
export const isNoReturn =
  (
    { playerStatus, matches }: Pick<Competitor, "playerStatus" | "matches">,
    terms: Pick<BoardOptions, "scoring" | "isCompleted" | "rulesEdition">,
  ) =>
  (round: BoardRound): boolean => {
    if (terms.scoring === "stableford" || matches) return false;
    const isOver = terms.isCompleted && playerStatus === "playing";
    return worthOf(round, terms.scoring) === null || (isOver && isHandedInUnfinished(round, terms));
  };

const isHandedInUnfinished = (
  { holesPlayed, isComplete, isReturned }: BoardRound,
  { rulesEdition }: Pick<Terms, "rulesEdition">,
) => holesPlayed > 0 && !isComplete && isReturned === true && rulesEdition !== 1;

const hasLeftRoundUnfinished = ({ rounds }: Competitor, terms: Terms) => {
  const scored = scoredRounds(rounds);
  if (!terms.isCompleted || scored.length === 0) return false;
  const done = scored.filter((round) => isDone(round, terms) || isHandedInUnfinished(round, terms));
  return !terms.decidedBy.every((number) => done.some(({ roundNumber }) => roundNumber === number));
};

/** In points a round counts from its first hole on. */
const isDone = (
  { isComplete }: BoardRound,
  { scoring, rulesEdition }: Pick<Terms, "scoring" | "rulesEdition">,
) => (scoring === "stableford" && rulesEdition !== 1) || isComplete;

/**
 * Whether a player has begun a later round without having finished an earlier one that counts:
 * their total is no total to compare. In the first edition of the rules it was.
 */
export const hasSkippedRound = ({ rounds }: Competitor, terms: Terms): boolean => {
  if (terms.view !== "event-total" || terms.isCompleted || terms.rulesEdition === 1) return false;
  const scored = scoredRounds(rounds);
  const latest = Math.max(...scored.map(({ roundNumber }) => roundNumber));
  const done = scored.filter((round) => isDone(round, terms));
  return terms.decidedBy.some(
    (number) => number < latest && !done.some(({ roundNumber }) => roundNumber === number),
  );
};
