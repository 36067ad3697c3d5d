import { Effect } from "effect";
import type { ScorecardId } from "../../../domain/shared/values.ts";
import { ScorecardNotFound } from "../../../projections/scorecards/queries.ts";
import { RecentCards, type Written } from "../recentCards.ts";
import { scorecardsOf } from "./scorecards.ts";

/** A card for who has just written it. */
export const showScorecard = Effect.fnUntraced(function* (
  scorecardId: ScorecardId,
  written: Written,
) {
  const row = yield* RecentCards.use((cards) => cards.after(scorecardId, written));
  const [card] = yield* scorecardsOf([row]);
  return card ?? (yield* new ScorecardNotFound({ scorecardId }));
});
