import { Effect } from "effect";
import { cardOf } from "../../../../application/scorecard/sideCard.ts";
import { scorecardIdOf } from "../../../../domain/shared/derivedIds.ts";
import type { ScorecardKey } from "../../../../domain/shared/values.ts";
import { cardById } from "../../../../projections/scorecards/cardById.ts";
import { ScorecardNotFound } from "../../../../projections/scorecards/scorecardNotFound.ts";
import { scorecardsOf } from "./scorecards.ts";

/** A card for the person who has just written it. */
export const showScorecard = Effect.fnUntraced(function* (asked: ScorecardKey) {
  const scorecardId = scorecardIdOf(yield* cardOf(asked));
  const [shown] = yield* scorecardsOf([yield* cardById(scorecardId)]);
  return shown ?? (yield* new ScorecardNotFound({ scorecardId }));
});
