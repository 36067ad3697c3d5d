import { Equal } from "effect";
import type { TeeId } from "../shared/values.ts";
import { happened, nothing, type OfPlayer, whenInField } from "./decision.ts";
import type { Entry, HandicapCorrection } from "./entry.ts";
import { FieldEvent } from "./events.ts";

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

/** From which round on an index counts, which is null for none. */
export interface IndexCorrection {
  readonly fromRound: number;
  readonly handicapIndex: number | null;
}

/** Null if the index was right; a correction of the tee alone says nothing about it. */
export const indexCorrectionIn = (
  corrections: ReadonlyArray<HandicapCorrection>,
): IndexCorrection | null => {
  const { fromRound, handicapIndex } =
    corrections.findLast((correction) => correction.handicapIndex !== undefined) ?? {};
  return fromRound === undefined || handicapIndex === undefined
    ? null
    : { fromRound, handicapIndex };
};

/**
 * The handicap index with which a player is in a tournament: that of the last card, unless a later
 * round was corrected; before the first card the corrected one, else that of the account. Null is no
 * index.
 */
export const countingIndex = (
  corrected: IndexCorrection | null,
  card: { readonly round: number; readonly handicapIndex: number | null } | undefined,
  ofAccount: number | null,
): number | null => {
  if (corrected && corrected.fromRound > (card?.round ?? 0)) return corrected.handicapIndex;
  return card ? card.handicapIndex : ofAccount;
};

/** The corrected index in this round; null is no index, and undefined an index that was right. */
export const correctedIndex = ({ corrections }: Corrected, round: number) =>
  indexCorrectionIn(corrections.filter(({ fromRound }) => fromRound <= round))?.handicapIndex;

/** The player's own tee in this round; null is the tee of the tournament. */
export const teeIn = ({ teeId, corrections }: Corrected, round: number): TeeId | null => {
  const corrected = corrections.findLast(
    (correction) => correction.fromRound <= round && correction.teeId !== undefined,
  )?.teeId;
  return corrected === undefined ? teeId : corrected;
};

const countingIn = (entry: Corrected, rounds: ReadonlyArray<number>) =>
  rounds.map((round) => ({ index: correctedIndex(entry, round), teeId: teeIn(entry, round) }));
