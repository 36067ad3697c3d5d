/** How close a card is to being official. It is derived from the card and never stored. */
export type CardState = "sentBack" | "disputed" | "inPlay" | "toBeSigned" | "signed" | "verified";

interface Signer {
  readonly firstName: string;
  readonly lastName: string;
}

/** The facts that the state is derived from. Every list of cards has them. */
export interface CardFacts {
  readonly isComplete: boolean;
  readonly isVerified: boolean;
  /** Counts valid attestations only. */
  readonly attestationCount: number;
  /** Their names, if the list has them. */
  readonly attestedBy?: ReadonlyArray<Signer>;
  /** The office has the signed card on paper. */
  readonly isSignedOnPaper?: boolean;
  /** Set while the card waits for its player because an administrator sent it back. */
  readonly rejection: { readonly reason: string } | null;
  /** Holes on which people disagree, if the list has them. */
  readonly disputes?: ReadonlyArray<unknown>;
}

export const cardStateOf = (card: CardFacts): CardState => {
  if (card.rejection) return "sentBack";
  if (isDisputed(card)) return "disputed";
  if (card.isVerified) return "verified";
  if (!card.isComplete) return "inPlay";
  return card.attestationCount > 0 || card.isSignedOnPaper === true ? "signed" : "toBeSigned";
};

const isDisputed = ({ disputes = [] }: CardFacts) => disputes.length > 0;

/** True if all scores are there and nobody has objected: then players are asked to sign it. */
export const canBeSigned = (card: CardFacts): boolean =>
  card.isComplete && !card.isVerified && card.rejection === null && !isDisputed(card);

/** Puts cards that were sent back first, because somebody waits for them. */
export const sentBackFirst = <Card extends CardFacts>(
  cards: ReadonlyArray<Card>,
): ReadonlyArray<Card> => [
  ...cards.filter(({ rejection }) => rejection !== null),
  ...cards.filter(({ rejection }) => rejection === null),
];
