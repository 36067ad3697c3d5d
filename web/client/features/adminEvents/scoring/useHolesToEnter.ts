import { useState } from "react";
import { type RoundHoles, useRoundHoles } from "../../../lib/useRoundHoles.ts";

/**
 * The holes that the office types into, none before they are certain. A card that is opened while
 * somebody types takes no field away; `entry` says whose card and which round it is.
 */
export const useHolesToEnter = (
  entry: string,
  ...round: Parameters<typeof useRoundHoles>
): RoundHoles => {
  const played = useRoundHoles(...round);
  const [shown, setShown] = useState<string | null>(null);
  if (played.isCertain && shown !== entry) setShown(entry);
  return played.isCertain || shown === entry ? played : { ...played, holes: none };
};

const none: ReadonlyArray<never> = [];
