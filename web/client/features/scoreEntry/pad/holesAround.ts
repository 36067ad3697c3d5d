import type { HoleNumber } from "../../../../../domain/shared/values.ts";
import { isFull, nextOpenHole, type RoundCard } from "../roundCard.ts";

/**
 * The holes before and after this one. Before the first one comes none: the strip leads everywhere.
 * Play may begin anywhere, so after the last one comes what is still open, and nothing when the card
 * is full.
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
