import { useState } from "react";
import type { Hole } from "../../../../contract/course.ts";
import type { Scorecard } from "../../../../contract/scorecard.ts";
import { errorOfHole, type HoleEdit, isTouched, scoreOf, storedHole } from "./holeEdits.ts";

export interface EditedHole {
  readonly hole: Hole;
  readonly edit: HoleEdit;
  readonly isTouched: boolean;
  readonly error: string | null;
}

/**
 * What has been typed over a card. Only that is kept here: a hole that nobody touches shows the
 * card, also when somebody else changes it meanwhile.
 */
export const useHoleEdits = (holes: ReadonlyArray<Hole>, card: Scorecard | undefined) => {
  const [edits, setEdits] = useState<ReadonlyMap<number, HoleEdit>>(new Map());

  const edited = holes.map((hole): EditedHole => {
    const stored = storedHole(
      card?.scores.find(({ holeNumber }) => holeNumber === hole.holeNumber),
    );
    const edit = edits.get(hole.holeNumber) ?? stored;
    const touched = isTouched(edit, stored);
    return {
      hole,
      edit,
      isTouched: touched,
      error: touched ? errorOfHole(edit, stored) : null,
    };
  });

  return {
    edited,
    change: (holeNumber: number, edit: HoleEdit) =>
      setEdits((before) => new Map(before).set(holeNumber, edit)),
    /** What is sent: the touched holes alone. */
    scores: edited
      .filter((one) => one.isTouched)
      .map(({ hole, edit }) => scoreOf(hole.holeNumber, hole.par, edit)),
    errorCount: edited.filter(({ error }) => error !== null).length,
  };
};
