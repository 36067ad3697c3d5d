import { Badge, type BadgeKind } from "../../../ui/badges/Badge.tsx";
import { type CardFacts, type CardState, cardStateOf } from "./cardState.ts";

const words: Readonly<Record<CardState, readonly [kind: BadgeKind, word: string]>> = {
  sentBack: ["cancelled", "Sent back"],
  disputed: ["cancelled", "Disputed"],
  inPlay: ["active", "In play"],
  toBeSigned: ["caution", "To be signed"],
  signed: ["completed", "Signed"],
  verified: ["upcoming", "Verified"],
};

/** "Signed by 2", "Signed on paper", "Sent back". */
export const cardStateText = (card: CardFacts): string => {
  const state = cardStateOf(card);
  if (state !== "signed") return words[state][1];
  return card.attestationCount > 0 ? `Signed by ${card.attestationCount}` : "Signed on paper";
};

interface Props {
  readonly card: CardFacts;
}

/** The state of a card, in the same words on every screen. */
export const CardStateBadge = ({ card }: Props) => (
  <Badge kind={words[cardStateOf(card)][0]}>{cardStateText(card)}</Badge>
);
