import { Effect } from "effect";
import { giveBack, limiter, type Stake, tooMany } from "./limiters.ts";

const AN_HOUR = 3600;

/** So many wrong passwords of one account an hour are the mistakes of its owner. */
const FREE = 20;

/** In seconds: its owner can still get in with a new device while somebody guesses. */
const LONGEST_PAUSE = 60;

/**
 * An attacker with many addresses stays below the limits of each address. So after each wrong try beyond
 * the free ones, an account takes no other try for 1, 2, 4 ... 60 seconds, wherever it comes from.
 */
export const makeAccountPauses = () => {
  const wrong = limiter(FREE, AN_HOUR);
  const pauses = limiter(1, LONGEST_PAUSE);

  return (account: string): Stake => ({
    take: Effect.gen(function* () {
      const { consumedPoints } = yield* Effect.promise(() => wrong.penalty(account));
      const beyond = consumedPoints - FREE;
      if (beyond <= 0) return;
      const customDuration = Math.min(2 ** (beyond - 1), LONGEST_PAUSE);
      // The try that begins a pause is made; those that come within it are not, and do not count.
      yield* Effect.tryPromise({
        try: () => pauses.consume(account, 1, { customDuration }),
        catch: tooMany,
      }).pipe(Effect.tapError(() => giveBack(wrong, account)));
    }),
    giveBack: giveBack(wrong, account),
  });
};
