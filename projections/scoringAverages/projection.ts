import type { Position } from "../../domain/shared/recorded.ts";
import type { ScorecardId } from "../../domain/shared/values.ts";
import { projection } from "../engine/projection.ts";
import { json, type Statement, statement } from "../engine/statements.ts";
import { tablesOf } from "../engine/tablesOf.ts";
import type { ScoringAverageTables } from "./tables.ts";
import { scoringAverageTables } from "./tables.ts";

const { insertMissing } = tablesOf<ScoringAverageTables>();

type Card = ScoringAverageTables["scoring_card"];

interface Scored {
  readonly strokes: Card["strokes"];
  readonly position: Position;
}

interface Changes {
  readonly opened: Array<Card>;
  readonly scored: Map<ScorecardId, Scored>;
}

/** What each card adds to the averages of its player. */
export const scoringAverages = projection({
  name: "scoringAverages",
  version: 3,
  tables: scoringAverageTables,

  collect: (): Changes => ({ opened: [], scored: new Map() }),

  handles: {
    ScorecardOpened: ({ opened }, { event, position }) =>
      opened.push({
        scorecard_id: event.scorecardId,
        player_id: event.playerId,
        course_holes: event.course.holes.map(({ holeNumber, par }) => ({ holeNumber, par })),
        strokes: {},
        position,
      }),
    HoleScoresRecorded: ({ scored }, { event, position }) => {
      const taken = event.holeScores.map((score) => [score.holeNumber, score.strokes]);
      const before = scored.get(event.scorecardId)?.strokes;
      scored.set(event.scorecardId, {
        strokes: { ...before, ...Object.fromEntries(taken) },
        position,
      });
    },
  },

  write: ({ opened, scored }) => [
    ...insertMissing("scoring_card", opened),
    ...mergeStrokes([...scored].map(([scorecard_id, news]) => ({ scorecard_id, ...news }))),
  ],
});

const mergeStrokes = (scored: ReadonlyArray<object>): ReadonlyArray<Statement> => {
  if (scored.length === 0) return [];
  return [
    statement(
      `update scoring_card as card
       set strokes = card.strokes || scored.strokes, position = scored.position
       from json_to_recordset($1) as scored (scorecard_id uuid, strokes jsonb, position bigint)
       where card.scorecard_id = scored.scorecard_id and card.position < scored.position`,
      json(scored),
    ),
  ];
};
