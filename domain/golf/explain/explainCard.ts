import type { Handicaps, HandicapTerms } from "../handicap.ts";
import { parOf } from "../par.ts";
import { type Card, type CardHole, scoreHoles, scoreRound } from "../roundScore.ts";
import { strokesReceived } from "../strokesReceived.ts";
import { handicapText } from "./handicapText.ts";
import { netText, pickedUpText, pointsRuleText, strokesReceivedText } from "./holeText.ts";

/** A card, with the values from which its handicap was calculated. */
export interface ExplainedCard extends Card, Handicaps, Omit<HandicapTerms, "holes"> {}

interface ExplainedHole {
  readonly holeNumber: number;
  readonly par: number;
  readonly strokeIndex: number;
  /** Null until the hole was played; net and strokes also where it was picked up. */
  readonly strokes: number | null;
  readonly isPickedUp: boolean;
  readonly strokesReceived: number;
  readonly net: number | null;
  readonly points: number | null;
  /** One sentence for each figure. */
  readonly rule: string;
}

interface Explanation {
  /** How the playing handicap was calculated. */
  readonly formula: string;
  /** All holes of the course, because strokes are received on each hole. */
  readonly holes: ReadonlyArray<ExplainedHole>;
  /** The sums of the holes played. */
  readonly totals: {
    /** Null with a hole that was picked up; so is net. */
    readonly gross: number | null;
    readonly net: number | null;
    readonly points: number;
  };
}

/** Explains every number of a card by its scores, handicap and rule. */
export const explainCard = (card: ExplainedCard): Explanation => {
  const { playingHandicap, scoringBasis } = card;
  const received = strokesReceived(playingHandicap, card.holes);
  const scored = new Map(scoreHoles(card).map((hole) => [hole.holeNumber, hole]));

  const explainHole = (hole: CardHole): ExplainedHole => {
    const { holeNumber, strokeIndex } = hole;
    const strokesOnHole = received.get(holeNumber) ?? 0;
    const par = parOf(hole);
    const given = { par, strokeIndex, playingHandicap, strokesReceived: strokesOnHole };
    const facts = { holeNumber, par, strokeIndex, strokesReceived: strokesOnHole };
    const score = scored.get(holeNumber);
    if (!score) {
      const open = { strokes: null, isPickedUp: false, net: null, points: null };
      return { ...facts, ...open, rule: `${strokesReceivedText(given)}.` };
    }
    const { gross: strokes, net, points } = score;
    if (strokes === null || net === null) {
      const sentences = [strokesReceivedText(given), pickedUpText];
      const rule = `${sentences.join(". ")}.`;
      return { ...facts, strokes: null, isPickedUp: true, net: null, points, rule };
    }
    const finished = { ...given, strokes, net, points, scoringBasis };
    const sentences = [strokesReceivedText(given), netText(finished), pointsRuleText(finished)];
    return { ...facts, strokes, isPickedUp: false, net, points, rule: `${sentences.join(". ")}.` };
  };

  const { grossScore, adjustedScore, stablefordPoints } = scoreRound(card);
  return {
    formula: handicapText(card),
    holes: card.holes.map(explainHole),
    totals: { gross: grossScore, net: adjustedScore, points: stablefordPoints },
  };
};
