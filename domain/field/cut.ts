import { Equal, HashMap, Result } from "effect";
import type { PlayerId, RoundNumber, TournamentId } from "../shared/values.ts";
import { happened, nothing } from "./decision.ts";
import { FieldEvent } from "./events.ts";
import { type CutMade, type Field, isUpForCut } from "./field.ts";
import {
  CutAfterLastRound,
  CutIsFinal,
  CutNotFound,
  CutTooSmall,
  RoundNotComplete,
} from "./rejections.ts";

export interface MakeCut extends Omit<CutMade, "_tag"> {
  readonly numberOfRounds: number;
  /** Players who still play and whose cards up to that round are not complete. */
  readonly incomplete: ReadonlyArray<PlayerId>;
  readonly laterRoundHasScores: boolean;
}

/** A repeated cut replaces the earlier one, until a player who made the cut has played on. */
export const makeCut = (
  { numberOfRounds, incomplete, laterRoundHasScores, ...cut }: MakeCut,
  field: Field,
) => {
  const { tournamentId, afterRound } = cut;
  const which = { tournamentId, afterRound };
  if (afterRound >= numberOfRounds) return Result.fail(new CutAfterLastRound(which));
  if (cut.top < 1) return Result.fail(new CutTooSmall(which));

  const made = FieldEvent.cases.CutMade.make(cut);
  if (Equal.equals(field.cuts.get(afterRound), made) && standsFor(field, made)) return nothing;
  if (laterRoundHasScores) return Result.fail(new CutIsFinal(which));
  if (incomplete.length > 0) return Result.fail(new RoundNotComplete(which));
  return happened(made);
};

/** False if a player has come back or has registered after the same cut was made. */
const standsFor = ({ entries }: Field, { afterRound, playerIds }: CutMade) => {
  const playOn = new Set(playerIds);
  return HashMap.every(
    entries,
    (entry, player) =>
      !isUpForCut(entry, afterRound) || playOn.has(player) === (entry.play.status === "playing"),
  );
};

export interface WithdrawCut {
  readonly tournamentId: TournamentId;
  readonly afterRound: RoundNumber;
  readonly laterRoundHasScores: boolean;
}

/** Takes the cut back. This is possible until a player has played on. */
export const withdrawCut = ({ laterRoundHasScores, ...which }: WithdrawCut, field: Field) => {
  if (!field.cuts.has(which.afterRound)) return Result.fail(new CutNotFound(which));
  if (laterRoundHasScores) return Result.fail(new CutIsFinal(which));
  return happened(FieldEvent.cases.CutWithdrawn.make(which));
};
