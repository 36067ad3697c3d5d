import { Effect } from "effect";
import { aSecond } from "../../../application/commands/streamMemory.ts";
import { Sessions } from "../../../application/ports/Sessions.ts";
import type { TournamentId } from "../../../domain/shared/values.ts";
import type { Change } from "../../../projections/engine/runnerProgress.ts";

const OFTEN = 2000;

/** What decides about who is let into an event, besides sessions. */
const deciding: ReadonlyArray<string> = ["registrations", "tournaments"];

/** Whose connections: those to these events, or all. */
export type Reviewed = ReadonlyArray<TournamentId> | "all";

/** When the gate sees the first change of an event that was not looked at, and when the last. */
interface Due {
  readonly first: number;
  readonly last: number;
}

/**
 * Somebody who was let in stays connected, but not what they were let in by: looks again at all after
 * a session has ended somewhere, and at those to an event after it or its field has changed.
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

  const lookAgain = async () => {
    if (isReviewing) return;
    const reviewed = takeDue();
    if (reviewed.length === 0) return;
    isReviewing = true;
    await review(reviewed);
    isReviewing = false;
  };
  const timer = setInterval(() => void lookAgain(), OFTEN);

  return {
    /** The gate may see what was before the change for a moment more. */
    note: ({ tournamentId, model }: Change) => {
      if (!deciding.includes(model)) return;
      const last = performance.now() + aSecond.maxAge;
      changed.set(tournamentId, { first: changed.get(tournamentId)?.first ?? last, last });
    },
    stop: () => clearInterval(timer),
  };
});
