import type { CardHole } from "../../../../contract/card/scorecard.ts";
import type { SheetCard } from "../scoreSheetQuery.ts";
import {
  errorOfHole,
  type HoleEdit,
  isTakenBack,
  isTouched,
  scoreOf,
  scoreOn,
  storedOn,
} from "./holeEdits.ts";

/** The facts of a hole that a score form needs. */
export type HoleToEnter = Pick<CardHole, "holeNumber" | "par">;

export interface EditedHole {
  readonly hole: HoleToEnter;
  readonly edit: HoleEdit;
  readonly isTouched: boolean;
  /** Its strokes were emptied, so that saving empties the hole. */
  readonly isTakenBack: boolean;
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
      isTakenBack: isTakenBack(edit, stored),
      error: touched ? errorOfHole(edit, stored) : null,
    };
  });

  return {
    edited,
    /** Only touched holes are sent. */
    scores: edited
      .filter((one) => one.isTouched)
      .map(({ hole, edit }) => scoreOf(hole, edit, scoreOn(card, hole.holeNumber))),
    errorCount: edited.filter(({ error }) => error !== null).length,
  };
};
