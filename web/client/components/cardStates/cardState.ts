/** How far a card is on its way to being official. It follows from the card; nothing stores it. */
export type CardState = "sentBack" | "disputed" | "inPlay" | "toBeSigned" | "signed" | "verified";

/** What a card must tell for it; every list of cards does. */
export interface CardFacts {
  readonly isComplete: boolean;
  readonly isVerified: boolean;
  /** Valid ones. */
  readonly attestationCount: number;
  /** Not null while the card waits for its player, because an administrator sent it back. */
  readonly rejection: { readonly reason: string } | null;
  /** Holes on which people disagree, where the list tells them. */
  readonly disputes?: ReadonlyArray<unknown>;
}

export const cardStateOf = (card: CardFacts): CardState => {
  if (card.rejection) return "sentBack";
  if (isDisputed(card)) return "disputed";
  if (card.isVerified) return "verified";
  if (!card.isComplete) return "inPlay";
  return card.attestationCount > 0 ? "signed" : "toBeSigned";
};

const isDisputed = ({ disputes = [] }: CardFacts) => disputes.length > 0;

/** Whether a player is asked to sign it: all scores are there, and nobody has objected. */
export const canBeSigned = (card: CardFacts): boolean =>
  card.isComplete && !card.isVerified && card.rejection === null && !isDisputed(card);

/** Cards that were sent back lead every list, because somebody waits for them; the rest stays. */
export const sentBackFirst = <Card extends CardFacts>(
  cards: ReadonlyArray<Card>,
): ReadonlyArray<Card> => [
  ...cards.filter(({ rejection }) => rejection !== null),
  ...cards.filter(({ rejection }) => rejection === null),
];
