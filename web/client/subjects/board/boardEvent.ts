import type { Scoring } from "../../../../domain/golf/countback.ts";
import type { BoardOptions, View } from "../../../../domain/golf/leaderboard/entry.ts";
import type { ScorecardId } from "../../../../domain/shared/values.ts";
import type { EventDetail } from "../../../contract/event/event.ts";

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
