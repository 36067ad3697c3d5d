import { Equal, HashMap, Result } from "effect";
import type { MakeCut } from "./commands.ts";
import { type Decision, nothing } from "./decision.ts";
import { FieldEvent } from "./events.ts";
import { type CutMade, type Field, isUpForCut } from "./field.ts";
import { CutAfterLastRound, CutIsFinal, CutTooSmall, RoundNotComplete } from "./rejections.ts";

/** A repeated cut replaces the earlier one, until somebody has played on (api.md, Leaderboard, rule 10). */
export const makeCut = (command: MakeCut, field: Field): Decision => {
  const { _tag, numberOfRounds, incomplete, laterRoundHasScores, ...cut } = command;
  const { tournamentId, afterRound } = cut;
  const which = { tournamentId, afterRound };
  if (afterRound >= numberOfRounds) return Result.fail(new CutAfterLastRound(which));
  if (cut.top < 1) return Result.fail(new CutTooSmall(which));

  const made = FieldEvent.cases.CutMade.make(cut);
  if (Equal.equals(field.cuts.get(afterRound), made) && standsFor(field, made)) return nothing;
  if (laterRoundHasScores) return Result.fail(new CutIsFinal(which));
  if (incomplete.length > 0) return Result.fail(new RoundNotComplete(which));
  return Result.succeed([made]);
};

/** Not so once somebody has come back or has registered since the same cut was made. */
const standsFor = ({ entries }: Field, { afterRound, playerIds }: CutMade) => {
  const playOn = new Set(playerIds);
  return HashMap.every(
    entries,
    (entry, player) =>
      !isUpForCut(entry, afterRound) || playOn.has(player) === (entry.play.status === "playing"),
  );
};
