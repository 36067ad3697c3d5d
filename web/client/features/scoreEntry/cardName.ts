import type { Round } from "./useRound.ts";

/** What the card is called on this device. */
export const cardName = ({ partner }: Pick<Round, "partner">): string =>
  partner === null ? "My card" : `${partner}’s card`;
