import type { PlayedHoles } from "../../domain/golf/played.ts";
import type { Position } from "../../domain/shared/recorded.ts";
import type { PlayerId, ScorecardId } from "../../domain/shared/values.ts";

export interface ScoringAverageTables {
  /**
   * One row for each card with its scores, from which the averages of its player are calculated.
   */
  scoring_card: {
    scorecard_id: ScorecardId;
    player_id: PlayerId;
    course_holes: ReadonlyArray<{ readonly holeNumber: number; readonly par: number | null }>;
    /** What was played, by hole number. */
    strokes: PlayedHoles;
    position: Position;
  };
}

export const scoringAverageTables = {
  scoring_card: `
    create table scoring_card (
      scorecard_id uuid primary key,
      player_id uuid not null,
      course_holes json not null,
      strokes jsonb not null,
      position bigint not null
    );
    create index on scoring_card (player_id);
  `,
};
