import { useState } from "react";
import type { HoleNumber, HoleScore } from "../../../../../domain/shared/values.ts";

type Extras = Pick<HoleScore, "putts" | "penalties" | "notes">;

const nothing: Extras = { putts: null, penalties: 0, notes: null };

interface Options {
  readonly entered: ReadonlyMap<HoleNumber, HoleScore>;
  readonly holeNumber: HoleNumber;
  /** A card that was sent back is to be entered again, also where nothing changes. */
  readonly isSentBack: boolean;
  readonly enter: (score: HoleScore) => void;
}

/**
 * One hole while it is entered. Strokes save it; putts, penalties and notes that come before them
 * wait for them, because a hole without strokes is no score.
 */
export const useHoleEntry = ({ entered, holeNumber, isSentBack, enter }: Options) => {
  const [drafts, setDrafts] = useState<ReadonlyMap<HoleNumber, Extras>>(new Map());
  const score = entered.get(holeNumber);
  const draft = drafts.get(holeNumber);
  const extras = score ?? draft ?? nothing;

  const strokes = (strokesMade: number) => {
    if (score?.strokes === strokesMade && !isSentBack) return;
    const { putts, penalties, notes } = extras;
    enter({ holeNumber, strokes: strokesMade, putts, penalties, notes });
  };

  const change = (changes: Partial<Extras>) => {
    if (score) enter({ ...score, ...changes });
    else setDrafts(new Map(drafts).set(holeNumber, { ...extras, ...changes }));
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
