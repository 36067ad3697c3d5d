import { useState } from "react";
import type { HoleNumber, HoleScore } from "../../../../../domain/shared/values.ts";
import type { Round } from "../useRound.ts";

type Extras = Pick<HoleScore, "putts" | "penalties" | "notes">;

const nothing: Extras = { putts: null, penalties: 0, notes: null };

/**
 * One hole while it is entered. Strokes save it. Putts, penalties and notes entered earlier wait
 * for them, because a hole without strokes is not a score.
 */
export const useHoleEntry = (
  { playerId, entered, rejection, enter }: Round,
  holeNumber: HoleNumber,
) => {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Extras>>(new Map());
  const score = entered.get(holeNumber);
  const place = `${playerId} ${holeNumber}`;
  const draft = drafts.get(place);
  const extras = score ?? draft ?? nothing;

  const strokes = (strokesMade: number) => {
    // A card that was sent back must be entered again, also without changes.
    if (score?.strokes === strokesMade && rejection === null) return;
    const { putts, penalties, notes } = extras;
    enter({ holeNumber, strokes: strokesMade, putts, penalties, notes });
  };

  const change = (changes: Partial<Extras>) => {
    if (score) enter({ ...score, ...changes });
    else setDrafts(new Map(drafts).set(place, { ...extras, ...changes }));
  };

  return {
    strokes: score?.strokes ?? null,
    putts: extras.putts,
    penalties: extras.penalties,
    notes: extras.notes,
    waitsForStrokes: score === undefined && draft !== undefined,
    enterStrokes: strokes,
    change,
  };
};
