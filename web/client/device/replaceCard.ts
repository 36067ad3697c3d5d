export interface Numbered {
  readonly id: string;
  readonly roundNumber: number;
}

/** The cards with this one replacing its former state. */
export const replaceCard = <Card extends Numbered>(
  cards: ReadonlyArray<Card>,
  card: Card,
): ReadonlyArray<Card> => [...cards.filter(({ id }) => id !== card.id), card].toSorted(byRound);

const byRound = (a: Numbered, b: Numbered) => a.roundNumber - b.roundNumber;
