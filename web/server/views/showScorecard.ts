import { Effect } from "effect";
import type { ScorecardId } from "../../../domain/shared/values.ts";
import { cardById, ScorecardNotFound } from "../../../projections/scorecards/queries.ts";
import { scorecardsOf } from "./scorecards.ts";

/** A card as the read model now has it. */
export const showScorecard = Effect.fnUntraced(function* (scorecardId: ScorecardId) {
  const row = yield* cardById(scorecardId);
  const [card] = yield* scorecardsOf([row]);
  return card ?? (yield* new ScorecardNotFound({ scorecardId }));
});
