import type { CardHole, Scorecard } from "../../../../contract/scorecard.ts";
import { errorOfHole, type HoleEdit, isTouched, scoreOf, storedOn } from "./holeEdits.ts";

/** What a form for scores has to know of a hole. */
export type HoleToEnter = Pick<CardHole, "holeNumber" | "par">;

export interface EditedHole {
  readonly hole: HoleToEnter;
  readonly edit: HoleEdit;
  readonly isTouched: boolean;
  readonly error: string | null;
}

/**
 * What has been typed over a card. Only that is kept: a hole that nobody touches shows the card,
 * also when somebody else changes it meanwhile.
 */
export const editedHoles = (
  holes: ReadonlyArray<HoleToEnter>,
  card: Scorecard | undefined,
  edits: ReadonlyMap<number, HoleEdit>,
) => {
  const edited = holes.map((hole): EditedHole => {
    const stored = storedOn(card, hole.holeNumber);
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
    /** What is sent: the touched holes alone. */
    scores: edited
      .filter((one) => one.isTouched)
      .map(({ hole, edit }) => scoreOf(hole.holeNumber, hole.par, edit)),
    errorCount: edited.filter(({ error }) => error !== null).length,
  };
};
