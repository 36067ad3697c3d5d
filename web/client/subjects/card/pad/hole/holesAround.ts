import { inOrderOfPlay } from "../../../../../../domain/golf/orderOfPlay.ts";
import type { HoleNumber } from "../../../../../../domain/shared/values.ts";
import { isFull, nextOpenHole, type RoundCard } from "../roundCard.ts";

/**
 * The previous and next hole, in the order in which the group plays them. The first hole has no
 * previous one. Not everybody says where play begins, so after the last hole comes the first open
 * one, or none if the card is full.
 */
export const holesAround = (
  card: Pick<RoundCard, "holes" | "entered">,
  current: HoleNumber,
  startHole: HoleNumber | null = null,
): { readonly previous: HoleNumber | null; readonly next: HoleNumber | null } => {
  const holes = inOrderOfPlay(card.holes, startHole);
  const index = holes.findIndex(({ holeNumber }) => holeNumber === current);
  const previous = index > 0 ? (holes[index - 1]?.holeNumber ?? null) : null;
  const following = holes[index + 1]?.holeNumber;
  const open = isFull(card) ? null : (nextOpenHole(card, startHole) ?? null);
  return { previous, next: following ?? open };
};
