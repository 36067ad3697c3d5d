import { Equal } from "effect";
import type { Scorecard } from "../../../../contract/card/scorecard.ts";
import { cardPlates } from "./cardTexts.ts";

/** Whether the card has other totals or another score of a hole than before. */
export const hasChanged = (before: Scorecard, now: Scorecard): boolean =>
  !Equal.equals(signedIn(before), signedIn(now));

const signedIn = (card: Scorecard) => [
  cardPlates(card),
  card.scores.map(({ holeNumber, strokes, penalties }) => [holeNumber, strokes, penalties]),
];
