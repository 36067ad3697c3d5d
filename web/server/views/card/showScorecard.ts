import { Effect } from "effect";
import type { Written } from "../../../../application/commands/streamHandler.ts";
import { cardOf } from "../../../../application/scorecard/sideCard.ts";
import type { ScorecardEvent } from "../../../../domain/scorecard/events.ts";
import { scorecardIdOf } from "../../../../domain/shared/derivedIds.ts";
import type { ScorecardKey } from "../../../../domain/shared/values.ts";
import { cardById } from "../../../../projections/scorecards/cardById.ts";
import { ScorecardNotFound } from "../../../../projections/scorecards/scorecardNotFound.ts";
import { WrittenCards } from "../../../../projections/scorecards/writtenCards.ts";
import { scorecardsOf } from "./scorecards.ts";

/**
 * A card for the person who has just written it. Where this call has added nothing, for example
 * because it repeats another one, others may have written since, so the card is read.
 */
export const showScorecard = Effect.fnUntraced(function* (
  asked: ScorecardKey,
  { appended }: Pick<Written<unknown, ScorecardEvent>, "appended">,
) {
  const written = appended ? yield* WrittenCards.use(({ after }) => after(appended)) : null;
  const card = written ?? (yield* cardById(scorecardIdOf(yield* cardOf(asked))));
  const [shown] = yield* scorecardsOf([card]);
  return shown ?? (yield* new ScorecardNotFound({ scorecardId: card.scorecard_id }));
});
