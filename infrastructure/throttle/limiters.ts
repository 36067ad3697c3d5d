import { Effect } from "effect";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { TooManyAttempts } from "../../application/ports/Throttle.ts";

export const limiter = (points: number, seconds: number) =>
  new RateLimiterMemory({ points, duration: seconds });

/** Points that are taken before an attempt, and given back if the attempt does not count. */
export interface Stake {
  readonly take: Effect.Effect<void, TooManyAttempts>;
  readonly giveBack: Effect.Effect<void>;
}

/** Takes one of the points of a key. */
export const stakeOf = (points: RateLimiterMemory, key: string): Stake => ({
  take: take(points, key),
  giveBack: giveBack(points, key),
});

export const take = (points: RateLimiterMemory, key: string) =>
  Effect.tryPromise({ try: () => points.consume(key), catch: tooMany }).pipe(
    // A refused attempt has taken a point too.
    Effect.tapError(() => giveBack(points, key)),
    Effect.asVoid,
  );

export const giveBack = (points: RateLimiterMemory, key: string) =>
  Effect.asVoid(Effect.promise(() => points.reward(key)));

/** If one of them is refused, the points that were taken before are given back. */
export const takeAll = Effect.fnUntraced(function* (stakes: ReadonlyArray<Stake>) {
  const taken: Array<Stake> = [];
  for (const stake of stakes) {
    yield* stake.take.pipe(Effect.tapError(() => giveAllBack(taken)));
    taken.push(stake);
  }
});

export const giveAllBack = (stakes: ReadonlyArray<Stake>) =>
  Effect.forEach(stakes, (stake) => stake.giveBack, { discard: true });

export const tooMany = (refused: unknown) => {
  const wait = refused instanceof RateLimiterRes ? refused.msBeforeNext : 0;
  return new TooManyAttempts({ retryAfter: Math.max(1, Math.ceil(wait / 1000)) });
};
