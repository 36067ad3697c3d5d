import { Equal } from "effect";
import type { TeeId } from "../shared/values.ts";
import { happened, nothing, type OfPlayer, whenInField } from "./decision.ts";
import { FieldEvent } from "./events.ts";
import type { Entry, HandicapCorrection } from "./field.ts";

const { PlayerHandicapCorrected } = FieldEvent.cases;

export interface CorrectHandicapOfPlayer extends Omit<OfPlayer, "terms">, HandicapCorrection {}

/** An administrator corrects the index or the tee of a player, at any time. */
export const correctHandicapOfPlayer = whenInField(
  ({ tournamentId, playerId, ...correction }: CorrectHandicapOfPlayer, entry) => {
    const corrections = [...entry.corrections, correction];
    // Between two of these rounds nothing changes.
    const rounds = corrections.map(({ fromRound }) => fromRound);
    if (Equal.equals(countingIn(entry, rounds), countingIn({ ...entry, corrections }, rounds))) {
      return nothing;
    }
    return happened(PlayerHandicapCorrected.make({ tournamentId, playerId, ...correction }));
  },
);

type Corrected = Pick<Entry, "teeId" | "corrections">;

/** The corrected index in this round; null is no index, and undefined an index that was right. */
export const correctedIndex = ({ corrections }: Corrected, round: number) =>
  corrections.findLast(
    ({ fromRound, handicapIndex }) => fromRound <= round && handicapIndex !== undefined,
  )?.handicapIndex;

/** The player's own tee in this round; null is the tee of the tournament. */
export const teeIn = ({ teeId, corrections }: Corrected, round: number): TeeId | null => {
  const corrected = corrections.findLast(
    (correction) => correction.fromRound <= round && correction.teeId !== undefined,
  )?.teeId;
  return corrected === undefined ? teeId : corrected;
};

const countingIn = (entry: Corrected, rounds: ReadonlyArray<number>) =>
  rounds.map((round) => ({ index: correctedIndex(entry, round), teeId: teeIn(entry, round) }));
