import { useState } from "react";
import { type Played, playedIn } from "../../../../../../domain/golf/played.ts";
import type { HoleNumber } from "../../../../../../domain/shared/values.ts";
import type { Round } from "../useRound.ts";
import { type Extras, noExtras, pressedScore } from "./keys.ts";

/** What pressing a key has done. */
type Outcome = "entered" | "taken back";

/**
 * One hole while it is entered. Strokes, or that it was picked up, save it. Putts, penalties and
 * notes entered earlier wait for that, because a hole without it is not a score.
 */
export const useHoleEntry = (
  { playerId, entered, rejection, enter }: Round,
  holeNumber: HoleNumber,
) => {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Extras>>(new Map());
  const score = entered.get(holeNumber);
  const played = score ? playedIn(score) : null;
  const place = `${playerId} ${holeNumber}`;
  const draft = drafts.get(place);
  const extras = score ?? draft ?? noExtras;

  /** The same again takes it back; a card that was sent back is entered again instead. */
  const press = (pressed: Played): Outcome => {
    if (pressed === played && rejection === null) {
      enter({ holeNumber, strokes: null, ...noExtras });
      return "taken back";
    }
    enter(pressedScore(holeNumber, pressed, extras));
    return "entered";
  };

  const change = (changes: Partial<Extras>) => {
    if (score) enter({ ...score, ...changes });
    else setDrafts(new Map(drafts).set(place, { ...extras, ...changes }));
  };

  return {
    played,
    putts: extras.putts,
    penalties: extras.penalties,
    notes: extras.notes,
    waitsForStrokes: score === undefined && draft !== undefined,
    press,
    /** Enters what stood there before it was taken back. */
    bringBack: () => score && enter(score),
    change,
  };
};
