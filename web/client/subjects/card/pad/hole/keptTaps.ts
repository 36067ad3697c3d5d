import { createContext } from "react";
import type { Played } from "../../../../../../domain/golf/played.ts";
import type { HoleNumber } from "../../../../../../domain/shared/values.ts";
import type { Round } from "../useRound.ts";

/** What `boot.js` keeps of a tap on a key that is not alive yet. */
export interface KeptTaps {
  /** The name under which the device stores the score that waits. */
  readonly name: string;
  /** The score of a key: empty for the one that stands there already, undefined if it has to wait. */
  readonly textOf: (played: Played) => string | undefined;
}

/** Only the server provides it, for the keys of a first picture. Null for a hole that takes no taps. */
export const KeptTapsContext = createContext<
  (round: Round, holeNumber: HoleNumber) => KeptTaps | null
>(() => null);
