import type { HoleNumber } from "../shared/values.ts";

/** The latest verification of a card. */
export interface Verification {
  readonly holeNumbers: readonly [HoleNumber, ...ReadonlyArray<HoleNumber>];
  /** The rejection of a card that was verified although it had been sent back. */
  readonly rejectionBefore: SentBack | null;
}

/** An administrator sent the card back. */
export interface SentBack {
  readonly reason: string;
  /** The holes that were official before, and have not changed since. */
  readonly verifiedBefore: ReadonlySet<HoleNumber>;
  readonly verificationBefore: Verification | null;
}

/** Holes that have changed are not official again when the rejection is taken back. */
export const withChanged = (
  sentBack: SentBack | null,
  holes: ReadonlyArray<HoleNumber>,
): SentBack | null => {
  if (sentBack === null) return null;
  const verifiedBefore = new Set(sentBack.verifiedBefore);
  for (const hole of holes) verifiedBefore.delete(hole);
  return { ...sentBack, verifiedBefore };
};
