import { type Played, playedIn } from "../../domain/golf/played.ts";
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
  /** Null for a hole that is empty. */
  readonly strokes: Readonly<Record<number, Played | null>>;
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
  version: 5,
  tables: scoringAverageTables,

  collect: (): Changes => ({ opened: [], edits: new Map() }),

  handles: {
    /** A card may be begun anew, on another course, after all of its holes were taken back. */
    ScorecardOpened: ({ opened, edits }, { event, position }) => {
      const { scorecardId, playerId } = event;
      // The card of a side with one ball is nobody's own round.
      if (event.side) return;
      const course_holes = holesOf(event);
      const keys = { scorecard_id: scorecardId, player_id: playerId };
      opened.push({ ...keys, course_holes, strokes: {}, position });
      const strokes = edits.get(scorecardId)?.strokes ?? {};
      edits.set(scorecardId, { strokes, course_holes, position });
    },
    HoleScoresRecorded: ({ edits }, { event, position }) => {
      const there = event.holeScores.map((score) => [score.holeNumber, playedIn(score)]);
      const before = edits.get(event.scorecardId);
      const strokes = { ...before?.strokes, ...Object.fromEntries(there) };
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
       set strokes = jsonb_strip_nulls(card.strokes || edit.strokes),
         course_holes = coalesce(edit.course_holes, card.course_holes), position = edit.position
       from json_to_recordset($1)
         as edit (scorecard_id uuid, strokes jsonb, course_holes json, position bigint)
       where card.scorecard_id = edit.scorecard_id and card.position < edit.position`,
      json(edits),
    ),
  ];
};
