import type { HoleNumber, PlayerId } from "../../../../../../domain/shared/values.ts";

interface Card {
  readonly playerId: PlayerId;
  readonly round: { readonly entered: ReadonlyMap<HoleNumber, unknown> } | null;
}

/** The cards of a group as one phone goes through them: the own one first, then in its order. */
interface Group<OfGroup extends Card> {
  readonly cards: ReadonlyArray<OfGroup>;
  /** The player of this phone. */
  readonly owner: PlayerId;
  /** Whether the card of a player asks for no more holes. */
  readonly isOver: (playerId: PlayerId) => boolean;
}

/**
 * Whose card is asked for on a hole after another: the next one that has no score there. Who has
 * entered it on a phone of their own is passed over. Undefined if nobody is left.
 */
export const nextOn = <OfGroup extends Card>(
  { cards, isOver }: Group<OfGroup>,
  holeNumber: HoleNumber,
  current: PlayerId,
): OfGroup | undefined =>
  from(cards, current)
    .slice(1)
    .find(({ playerId, round }) => !isOver(playerId) && !round?.entered.has(holeNumber));

/** With whose card a hole begins: the own one, unless it has a score there or asks for none. */
export const firstOn = <OfGroup extends Card>(
  { cards, owner, isOver }: Group<OfGroup>,
  holeNumber: HoleNumber,
): OfGroup | undefined => {
  const playing = from(cards, owner).filter(({ playerId }) => !isOver(playerId));
  return playing.find(({ round }) => !round?.entered.has(holeNumber)) ?? playing[0];
};

/** The cards beginning with one, then those after it, then those before it. */
const from = <OfGroup extends Card>(cards: ReadonlyArray<OfGroup>, playerId: PlayerId) => {
  const at = Math.max(
    cards.findIndex((card) => card.playerId === playerId),
    0,
  );
  return [...cards.slice(at), ...cards.slice(0, at)];
};
