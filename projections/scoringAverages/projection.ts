import type { PlayingTerms } from "../../domain/scorecard/playingTerms.ts";
import type { Position } from "../../domain/shared/recorded.ts";
import type { ScorecardId } from "../../domain/shared/values.ts";
import { projection } from "../engine/projection.ts";
import { json, type Statement, statement } from "../engine/statements.ts";
import { tablesOf } from "../engine/tablesOf.ts";
import type { ScoringAverageTables } from "./tables.ts";
import { scoringAverageTables } from "./tables.ts";

const { insertMissing } = tablesOf<ScoringAverageTables>();

type Card = ScoringAverageTables["scoring_card"];

interface CardEdit {
  readonly strokes: Card["strokes"];
  readonly course_holes?: Card["course_holes"];
  readonly position: Position;
}

interface Changes {
  readonly opened: Array<Card>;
  readonly edits: Map<ScorecardId, CardEdit>;
}

/** The part of each card in the averages of its player. */
export const scoringAverages = projection({
  name: "scoringAverages",
  version: 3,
  tables: scoringAverageTables,

  collect: (): Changes => ({ opened: [], edits: new Map() }),

  handles: {
    ScorecardOpened: ({ opened }, { event, position }) =>
      opened.push({
        scorecard_id: event.scorecardId,
        player_id: event.playerId,
        course_holes: holesOf(event),
        strokes: {},
        position,
      }),
    HoleScoresRecorded: ({ edits }, { event, position }) => {
      const taken = event.holeScores.map((score) => [score.holeNumber, score.strokes]);
      const before = edits.get(event.scorecardId);
      const strokes = { ...before?.strokes, ...Object.fromEntries(taken) };
      edits.set(event.scorecardId, { ...before, strokes, position });
    },
    ScorecardCourseChanged: ({ edits }, { event, position }) => {
      const strokes = edits.get(event.scorecardId)?.strokes ?? {};
      edits.set(event.scorecardId, { strokes, course_holes: holesOf(event), position });
    },
  },

  write: ({ opened, edits }) => [
    ...insertMissing("scoring_card", opened),
    ...mergeEdits([...edits].map(([scorecard_id, edit]) => ({ scorecard_id, ...edit }))),
  ],
});

const holesOf = ({ course }: Pick<PlayingTerms, "course">): Card["course_holes"] =>
  course.holes.map(({ holeNumber, par }) => ({ holeNumber, par }));

const mergeEdits = (edits: ReadonlyArray<object>): ReadonlyArray<Statement> => {
  if (edits.length === 0) return [];
  return [
    statement(
      `update scoring_card as card
       set strokes = card.strokes || edit.strokes,
         course_holes = coalesce(edit.course_holes, card.course_holes), position = edit.position
       from json_to_recordset($1)
         as edit (scorecard_id uuid, strokes jsonb, course_holes json, position bigint)
       where card.scorecard_id = edit.scorecard_id and card.position < edit.position`,
      json(edits),
    ),
  ];
};
