import type { HoleNumber } from "../../../../../domain/shared/values.ts";
import { nextOpenHole, type RoundCard } from "../roundCard.ts";

/**
 * The holes before and after this one. Play may begin anywhere, so the first hole comes before the
 * last one; after the last one comes what is still open, and nothing when the card is full.
 */
export const holesAround = (
  card: Pick<RoundCard, "holes" | "entered">,
  current: HoleNumber,
): { readonly previous: HoleNumber; readonly next: HoleNumber | null } => {
  const { holes, entered } = card;
  const index = holes.findIndex(({ holeNumber }) => holeNumber === current);
  const isFull = holes.every(({ holeNumber }) => entered.has(holeNumber));
  const previous = holes.at(index - 1)?.holeNumber ?? current;
  const following = holes[index + 1]?.holeNumber;
  return { previous, next: following ?? (isFull ? null : (nextOpenHole(card) ?? null)) };
};
