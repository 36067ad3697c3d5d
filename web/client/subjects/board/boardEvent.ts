import type { Scoring } from "../../../../domain/golf/countback.ts";
import type { BoardOptions, View } from "../../../../domain/golf/leaderboard/entry.ts";
import { roundsInEvent } from "../../../../domain/golf/leaderboard/view.ts";
import { range } from "../../../../domain/golf/range.ts";
import { roundCounts } from "../../../../domain/golf/roundsThatCount.ts";
import type { ScorecardId } from "../../../../domain/shared/values.ts";
import type { LeaderboardEntry } from "../../../contract/board/leaderboard.ts";
import type { EventDetail, EventStatus } from "../../../contract/event/event.ts";
import { countText } from "../../ui/listText.ts";

/** The facts of an event that a board needs. */
export type BoardEvent = Pick<
  EventDetail,
  | "id"
  | "name"
  | "numberOfRounds"
  | "rounds"
  | "rulesEdition"
  | "tieBreak"
  | "scoring"
  | "stablefordBasis"
  | "status"
  | "startDate"
  | "endDate"
  | "createdAt"
  | "shareCode"
>;

/** The settings that the ranking depends on. */
export type BoardTerms = Pick<
  BoardEvent,
  "numberOfRounds" | "rounds" | "rulesEdition" | "tieBreak" | "status"
>;

/** The board that the reader has chosen. */
export interface BoardChoice {
  readonly view: View;
  readonly scoring: Scoring;
  /** Used in the view of a single round only. */
  readonly round: number;
}

/** A board opens with the scoring that decides its event. */
export const firstChoiceOf = ({ scoring }: Pick<BoardEvent, "scoring">): BoardChoice => ({
  view: "event-total",
  scoring,
  round: 1,
});

export const boardOptions = (
  { numberOfRounds, rounds, rulesEdition, tieBreak, status }: BoardTerms,
  { view, scoring, round }: BoardChoice,
): BoardOptions => ({
  view,
  scoring,
  selectedRound: round,
  tieBreak,
  numberOfRounds,
  rulings: rounds,
  isCompleted: status === "completed",
  rulesEdition,
});

export const viewNames: Readonly<Record<View, string>> = {
  "event-total": "Event Total",
  "single-round": "Single Round",
  "all-rounds": "All Rounds",
};

/** The card that a press on the score of a round opens. */
export interface CardChoice {
  readonly scorecardId: ScorecardId;
  readonly playerName: string;
}

/** Whether new scores can be expected, and if not, why. */
export type PlayState = "not started" | "live" | "final" | "cancelled";

/** Scores may come in before the start date; then play is on. */
export const playStateOf = (status: EventStatus, currentRound: number): PlayState => {
  if (status === "completed") return "final";
  if (status === "cancelled") return "cancelled";
  return status === "upcoming" && currentRound === 0 ? "not started" : "live";
};

/** What the board of the present is called. Once no scores can come in, it is the last one. */
export const presentNames: Readonly<Record<PlayState, string>> = {
  "not started": "Now",
  live: "Now",
  final: "Final",
  cancelled: "Cancelled",
};

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
    const after = `after ${countText(holes.length, "hole")}`;
    return [numberOfRounds === 1 ? after : `Round ${roundNumber} ${after}`];
  });
  const ends = { isCompleted: status === "completed", rulesEdition };
  const played = roundsInEvent({ numberOfRounds, rulings: rounds, ...ends }, entries);
  const counting = range(1, numberOfRounds).filter((round) => roundCounts(rounds, round));
  const last = played.at(-1);
  const isShort = last !== undefined && last !== counting.at(-1);
  return isShort ? [...said, `after round ${last}`] : said;
};
