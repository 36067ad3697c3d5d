import type { CardHole } from "../../../../contract/scorecard.ts";
import type { SheetCard } from "../../../lib/scoreSheetQuery.ts";
import { errorOfHole, type HoleEdit, isTouched, scoreOf, storedOn } from "./holeEdits.ts";

/** The facts of a hole that a score form needs. */
export type HoleToEnter = Pick<CardHole, "holeNumber" | "par">;

export interface EditedHole {
  readonly hole: HoleToEnter;
  readonly edit: HoleEdit;
  readonly isTouched: boolean;
  readonly error: string | null;
}

/** The typed changes of a card. Untouched holes show the card, also after others change it. */
export const editedHoles = (
  holes: ReadonlyArray<HoleToEnter>,
  card: SheetCard | undefined,
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
    /** Only touched holes are sent. */
    scores: edited
      .filter((one) => one.isTouched)
      .map(({ hole, edit }) => scoreOf(hole.holeNumber, hole.par, edit)),
    errorCount: edited.filter(({ error }) => error !== null).length,
  };
};
