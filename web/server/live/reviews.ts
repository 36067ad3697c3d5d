import { Effect } from "effect";
import { aSecond } from "../../../application/commands/streamMemory.ts";
import { Sessions } from "../../../application/ports/Sessions.ts";
import type { TournamentId } from "../../../domain/shared/values.ts";
import type { Change } from "../../../projections/engine/runnerProgress.ts";

const REVIEW_INTERVAL = 2000;

/** Besides sessions, these read models decide who may see an event. */
const deciding: ReadonlyArray<string> = ["registrations", "tournaments"];

/** Whose connections are reviewed: those to these events, or all. */
export type Reviewed = ReadonlyArray<TournamentId> | "all";

/** The times from which the gate sees the first and the last change that was not reviewed yet. */
interface Due {
  readonly first: number;
  readonly last: number;
}

/**
 * A viewer may stay connected after losing access. So all viewers are reviewed after a session has
 * ended, and the viewers of an event after the event or its field has changed.
 */
export const makeReviews = Effect.fnUntraced(function* (
  review: (reviewed: Reviewed) => Promise<void>,
) {
  const { ended } = yield* Sessions;
  let seen = ended();
  const changed = new Map<TournamentId, Due>();
  let isReviewing = false;

  const takeDue = (): Reviewed => {
    const now = performance.now();
    const due = [...changed].filter(([, { first }]) => first <= now);
    for (const [tournamentId, { last }] of due) {
      changed.delete(tournamentId);
      if (last > now) changed.set(tournamentId, { first: last, last });
    }
    const sessions = ended();
    if (sessions === seen) return due.map(([tournamentId]) => tournamentId);
    seen = sessions;
    return "all";
  };

  const reviewDue = async () => {
    if (isReviewing) return;
    const reviewed = takeDue();
    if (reviewed.length === 0) return;
    isReviewing = true;
    await review(reviewed);
    isReviewing = false;
  };
  const timer = setInterval(() => void reviewDue(), REVIEW_INTERVAL);

  return {
    /** For one more second the gate may use the state before the change. */
    note: ({ tournamentId, model }: Change) => {
      if (!deciding.includes(model)) return;
      const last = performance.now() + aSecond.maxAge;
      changed.set(tournamentId, { first: changed.get(tournamentId)?.first ?? last, last });
    },
    stop: () => clearInterval(timer),
  };
});
