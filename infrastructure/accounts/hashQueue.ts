import { Effect } from "effect";
import { PasswordsBusy } from "../../application/ports/Passwords.ts";

export type Urgency = "first" | "later";

interface Limits {
  /** How many hashes are computed at the same time. */
  readonly atOnce: number;
  /** How many requests of each urgency may wait. */
  readonly longest: number;
}

/** In seconds. After this time a full queue has been worked off. */
const RETRY_AFTER = 10;

/**
 * A hash takes 19 MB and one core for some milliseconds, so only a few are computed at the same
 * time. People who sign in go first: they wait for the hash that is being computed, but never for a
 * crowd that opens accounts.
 */
export const makeHashQueue = ({ atOnce, longest }: Limits) => {
  const waiting: Record<Urgency, Array<() => void>> = { first: [], later: [] };
  let running = 0;

  const turn = (urgency: Urgency) =>
    Effect.callback<void, PasswordsBusy>((resume) => {
      const line = waiting[urgency];
      if (running < atOnce) {
        running += 1;
        resume(Effect.void);
      } else if (line.length >= longest) {
        resume(Effect.fail(new PasswordsBusy({ retryAfter: RETRY_AFTER })));
      } else {
        line.push(() => resume(Effect.void));
      }
    });

  /** The permit passes to the next request in the queue. */
  const pass = () => {
    const next = waiting.first.shift() ?? waiting.later.shift();
    if (next) next();
    else running -= 1;
  };

  return (urgency: Urgency) =>
    <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E | PasswordsBusy, R> =>
      Effect.acquireUseRelease(
        turn(urgency),
        () => work,
        () => Effect.sync(pass),
      );
};
