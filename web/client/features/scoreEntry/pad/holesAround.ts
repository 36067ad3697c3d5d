import type { HoleNumber } from "../../../../../domain/shared/values.ts";
import { isFull, nextOpenHole, type RoundCard } from "../roundCard.ts";

/**
 * The previous and next hole. The first hole has no previous one. Play may begin anywhere, so after
 * the last hole comes the first open one, or none if the card is full.
 */
export const holesAround = (
  card: Pick<RoundCard, "holes" | "entered">,
  current: HoleNumber,
): { readonly previous: HoleNumber | null; readonly next: HoleNumber | null } => {
  const { holes } = card;
  const index = holes.findIndex(({ holeNumber }) => holeNumber === current);
  const previous = index > 0 ? (holes[index - 1]?.holeNumber ?? null) : null;
  const following = holes[index + 1]?.holeNumber;
  return { previous, next: following ?? (isFull(card) ? null : (nextOpenHole(card) ?? null)) };
};
