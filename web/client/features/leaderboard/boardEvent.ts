import type { Scoring } from "../../../../domain/golf/countback.ts";
import type { BoardOptions, View } from "../../../../domain/golf/leaderboard/entry.ts";
import type { ScorecardId } from "../../../../domain/shared/values.ts";
import type { EventDetail } from "../../../contract/event.ts";

/** What a board must know of its event. */
export type BoardEvent = Pick<
  EventDetail,
  | "id"
  | "name"
  | "numberOfRounds"
  | "tieBreak"
  | "scoring"
  | "status"
  | "startDate"
  | "endDate"
  | "createdAt"
  | "shareCode"
>;

/** What a board is ranked by. */
export type BoardTerms = Pick<BoardEvent, "numberOfRounds" | "tieBreak" | "status">;

/** How the reader wants to see the board. */
export interface BoardChoice {
  readonly view: View;
  readonly scoring: Scoring;
  /** Counts in the single-round view only. */
  readonly round: number;
}

/** A board opens on what decides its event. */
export const firstChoiceOf = ({ scoring }: Pick<BoardEvent, "scoring">): BoardChoice => ({
  view: "event-total",
  scoring,
  round: 1,
});

export const boardOptions = (
  { numberOfRounds, tieBreak, status }: BoardTerms,
  { view, scoring, round }: BoardChoice,
): BoardOptions => ({
  view,
  scoring,
  selectedRound: round,
  tieBreak,
  numberOfRounds,
  isCompleted: status === "completed",
});

export const viewNames: Readonly<Record<View, string>> = {
  "event-total": "Event Total",
  "single-round": "Single Round",
  "all-rounds": "All Rounds",
};

export const scoringNames: Readonly<Record<Scoring, string>> = {
  gross: "Gross",
  net: "Net",
  stableford: "Stableford",
};

/** What a click on the score of a round asks for. */
export interface CardChoice {
  readonly scorecardId: ScorecardId;
  readonly playerName: string;
}
