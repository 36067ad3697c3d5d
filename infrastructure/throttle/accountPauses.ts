import { Effect } from "effect";
import { giveBack, limiter, type Stake, tooMany } from "./limiters.ts";

const AN_HOUR = 3600;

/** An owner may mistype the password of an account this many times an hour. */
const FREE = 20;

/**
 * In seconds. The limit is short, so that the owner can still sign in on a new device during an
 * attack.
 */
const MAX_PAUSE = 60;

/**
 * An attacker with many addresses stays below the limit of each address. So after the free wrong
 * attempts of an account, each further wrong attempt blocks the account for 1, 2, 4 ... 60 seconds,
 * for all addresses.
 */
export const makeAccountPauses = () => {
  const wrong = limiter(FREE, AN_HOUR);
  const pauses = limiter(1, MAX_PAUSE);

  return (account: string): Stake => ({
    take: Effect.gen(function* () {
      const { consumedPoints } = yield* Effect.promise(() => wrong.penalty(account));
      const beyond = consumedPoints - FREE;
      if (beyond <= 0) return;
      const customDuration = Math.min(2 ** (beyond - 1), MAX_PAUSE);
      // The attempt that starts a pause is still made. Attempts during the pause are not made and
      // do not count.
      yield* Effect.tryPromise({
        try: () => pauses.consume(account, 1, { customDuration }),
        catch: tooMany,
      }).pipe(Effect.tapError(() => giveBack(wrong, account)));
    }),
    giveBack: giveBack(wrong, account),
  });
};
