import type { Round } from "./useRound.ts";

/** The name of the card on this device. */
export const cardName = ({ partner }: Pick<Round, "partner">): string =>
  partner === null ? "My card" : `${partner}’s card`;
