import { Badge, type BadgeKind } from "../../../ui/badges/Badge.tsx";
import { listText } from "../../../ui/listText.ts";
import { callNames } from "../../person/playerText.ts";
import { type CardFacts, type CardState, cardStateOf } from "./cardState.ts";

const words: Readonly<Record<CardState, readonly [kind: BadgeKind, word: string]>> = {
  sentBack: ["cancelled", "Sent back"],
  disputed: ["cancelled", "Disputed"],
  inPlay: ["active", "In play"],
  toBeSigned: ["caution", "To be signed"],
  signed: ["completed", "Signed"],
  verified: ["upcoming", "Verified"],
};

/** Who has signed is named, or counted, or stands beside the badge. */
type Signers = "named" | "counted" | "beside";

/** "Signed by Ben and Cleo", "Signed by 2", "Signed on paper", "Sent back". */
export const cardStateText = (card: CardFacts, signers: Signers = "named"): string => {
  const state = cardStateOf(card);
  const word = words[state][1];
  const { attestedBy = [], attestationCount } = card;
  if (state !== "signed") return word;
  if (attestationCount === 0) return `${word} on paper`;
  if (signers === "beside") return word;
  // Whoever was erased has signed too, and has no name.
  const isNamed = signers === "named" && attestedBy.length === attestationCount;
  return `${word} by ${isNamed ? listText(attestedBy.map(callNames(attestedBy))) : attestationCount}`;
};

interface Props {
  readonly card: CardFacts;
  readonly signers?: Signers;
}

/** The state of a card, in the same words on every screen. */
export const CardStateBadge = ({ card, signers }: Props) => (
  <Badge kind={words[cardStateOf(card)][0]} wraps={cardStateOf(card) === "signed"}>
    {cardStateText(card, signers)}
  </Badge>
);
