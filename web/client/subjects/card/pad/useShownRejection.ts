import { useState } from "react";
import type { PlayerId } from "../../../../../domain/shared/values.ts";
import type { Round } from "./useRound.ts";

type Rejection = NonNullable<Round["rejection"]>;

/**
 * Why a card was sent back. The first corrected hole hands the card in again, but the reason stays
 * while the screen is open: there may be more to correct, and the keys must not move under a finger.
 */
export const useShownRejection = ({
  playerId,
  rejection,
  holes,
  verified,
}: Pick<Round, "playerId" | "rejection" | "holes" | "verified">): Rejection | null => {
  const [seen, setSeen] = useState<ReadonlyMap<PlayerId, Rejection>>(new Map());
  if (rejection !== null && seen.get(playerId) !== rejection) {
    setSeen(new Map(seen).set(playerId, rejection));
  }
  const isOfficial = holes.every(({ holeNumber }) => verified.has(holeNumber));
  return isOfficial ? null : (rejection ?? seen.get(playerId) ?? null);
};
