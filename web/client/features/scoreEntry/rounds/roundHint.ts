import {
  type CardFacts,
  type CardState,
  cardStateOf,
} from "../../../components/cardStates/cardState.ts";

const hints: Readonly<Record<CardState, string | null>> = {
  // The banner above says why, and what to do.
  sentBack: null,
  disputed: "Your group or an administrator says which score counts.",
  inPlay: null,
  toBeSigned: "Handed in. A playing partner signs it next.",
  signed: "Handed in and signed. An organiser verifies it next.",
  verified: "This card is official.",
};

/** The next step of a card, if somebody else has to act. */
export const roundHint = (card: CardFacts | undefined): string | null =>
  card ? hints[cardStateOf(card)] : null;
