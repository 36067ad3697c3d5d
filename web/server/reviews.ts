import { Effect } from "effect";
import { Sessions } from "../../application/ports/Sessions.ts";
import { MOST_AGE } from "../../application/streamMemory.ts";
import type { Change } from "../../projections/liveUpdates.ts";
import { deciding } from "./admissions.ts";

const OFTEN = 2000;

/**
 * Somebody who was let in stays connected, but not what they were let in by: looks again after a
 * session has ended somewhere, and after an event or its field has changed.
 */
export const makeReviews = Effect.fnUntraced(function* (review: () => Promise<void>) {
  const { ended } = yield* Sessions;
  let seen = ended();
  let dueAt = Number.POSITIVE_INFINITY;
  let isReviewing = false;

  const lookAgain = async () => {
    const sessions = ended();
    if (isReviewing || (sessions === seen && performance.now() < dueAt)) return;
    seen = sessions;
    dueAt = Number.POSITIVE_INFINITY;
    isReviewing = true;
    await review();
    isReviewing = false;
  };
  const timer = setInterval(() => void lookAgain(), OFTEN);

  return {
    /** The gate may see what was before the change for a moment more. */
    note: ({ model }: Change) => {
      if (deciding.includes(model)) dueAt = Math.min(dueAt, performance.now() + MOST_AGE);
    },
    stop: () => clearInterval(timer),
  };
});
