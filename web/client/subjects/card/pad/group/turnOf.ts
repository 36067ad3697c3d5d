import type { PlayerId } from "../../../../../../domain/shared/values.ts";

/**
 * Whose card comes next on a hole, and whose is the first one on the next hole. Cards that ask for
 * no more holes are passed over; undefined if there is none.
 */
export const turnOf = <Card extends { readonly playerId: PlayerId }>(
  cards: ReadonlyArray<Card>,
  current: PlayerId,
  isOver: (playerId: PlayerId) => boolean,
): { readonly next: Card | undefined; readonly first: Card | undefined } => {
  const playsOn = ({ playerId }: Card) => !isOver(playerId);
  const after = cards.findIndex(({ playerId }) => playerId === current) + 1;
  return { next: cards.slice(after).find(playsOn), first: cards.find(playsOn) };
};
