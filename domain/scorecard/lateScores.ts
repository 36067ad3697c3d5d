import { Array, Result } from "effect";
import type { ScorecardKey } from "../shared/values.ts";
import { happened, whenOpen } from "./decision.ts";
import { ScorecardEvent } from "./events.ts";
import { recordHoleScores } from "./recordHoleScores.ts";
import { NoLateScores } from "./rejections.ts";

const { LateScoresAccepted, LateScoresDeclined } = ScorecardEvent.cases;

export interface DecideLateScores {
  readonly card: ScorecardKey;
  readonly accept: boolean;
  /** The id of the administrator. */
  readonly author?: string;
}

/** An administrator lets all late scores of a card count, or none of them. */
export const decideLateScores = whenOpen(({ card, accept, author }: DecideLateScores, open) => {
  const { scorecardId, late } = open;
  const holeScores = [...late.values()];
  if (!Array.isReadonlyArrayNonEmpty(holeScores)) return Result.fail(new NoLateScores({ card }));
  if (!accept) return happened(LateScoresDeclined.make({ scorecardId }));
  const accepted = LateScoresAccepted.make({ scorecardId });
  const by = { by: "admin" as const, reason: null, ...(author === undefined ? {} : { author }) };
  return Result.map(
    recordHoleScores({ card, holeScores, terms: null, ...by }, open),
    (recorded): ReadonlyArray<ScorecardEvent> => [...recorded, accepted],
  );
});
