import type { PlayerId } from "../../../../../../domain/shared/values.ts";
import { holeNumbersText } from "../../../../ui/listText.ts";
import type { Entered } from "../roundCard.ts";
import type { Round } from "../useRound.ts";
import { isSameCard } from "../wholeCard/isSameCard.ts";

type Card = Pick<
  Round,
  "playerId" | "partner" | "holes" | "entered" | "disputed" | "isComplete" | "rejection"
>;

/** What keeps a card from being handed in or signed, as far as this phone knows. */
export const openQuestion = (card: Omit<Card, "playerId">): string | null => {
  const { partner, holes, entered, disputed, isComplete, rejection } = card;
  const missing = isComplete ? [] : holes.filter(({ holeNumber }) => !entered.has(holeNumber));
  if (missing.length > 0) return `${named(missing.map(holeOf))} missing`;
  if (disputed.size > 0) return `${named([...disputed])} disputed`;
  return rejection !== null && partner !== null ? `${partner} hands this card in again` : null;
};

const holeOf = ({ holeNumber }: { readonly holeNumber: number }) => holeNumber;

/** "Hole 3 is", "Holes 3 and 7 are". */
const named = (holes: ReadonlyArray<number>) =>
  holes.length === 1 ? `Hole ${holes[0]} is` : `Holes ${holeNumbersText(holes)} are`;

/** What became of a card. */
export interface Outcome {
  readonly isDone: boolean;
  readonly words: string;
  /** What stood on the card then. */
  readonly entered: Entered;
}

export type Outcomes = ReadonlyMap<PlayerId, Outcome>;

/** Undefined once something else stands on the card, because that was neither seen nor signed. */
export const outcomeOf = (outcomes: Outcomes, card: Pick<Round, "playerId" | "entered">) => {
  const outcome = outcomes.get(card.playerId);
  return outcome && isSameCard(outcome.entered, card.entered) ? outcome : undefined;
};

export const isDone = (outcomes: Outcomes, card: Pick<Round, "playerId" | "entered">): boolean =>
  outcomeOf(outcomes, card)?.isDone === true;

/** Says what became of one card, or fails without an answer. */
export type Step<Of extends Card> = (card: Of) => Promise<Omit<Outcome, "entered">>;

/**
 * Hands in the own card and signs the others, one after the other. What is done is not done again.
 * Each card has its own answer, so that one refusal holds up no other.
 */
export const handIn = async <Of extends Card>(
  cards: ReadonlyArray<Of>,
  before: Outcomes,
  step: Step<Of>,
  say: (outcomes: Outcomes) => void,
): Promise<Outcomes> => {
  let outcomes = before;
  for (const card of cards) {
    if (isDone(outcomes, card)) continue;
    const question = openQuestion(card);
    const answer = question === null ? await step(card) : { isDone: false, words: question };
    outcomes = new Map(outcomes).set(card.playerId, { ...answer, entered: card.entered });
    say(outcomes);
  }
  return outcomes;
};
