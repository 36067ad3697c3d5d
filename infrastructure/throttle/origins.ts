import { Effect } from "effect";
import type { RateLimiterMemory } from "rate-limiter-flexible";
import { limiter, take, tooMany } from "./limiters.ts";
import { networkOf, siteOf } from "./networks.ts";

interface Limits {
  readonly seconds: number;
  readonly ofNetwork: number;
  /** The limit of a site is higher, because some providers have many customers in one site. */
  readonly ofSite: number;
}

/** Counts by the network and the site of a request. */
export const makeOrigins = ({ seconds, ofNetwork, ofSite }: Limits) => {
  const networks = limiter(ofNetwork, seconds);
  const sites = limiter(ofSite, seconds);

  const each = <A, E>(
    address: string,
    run: (points: RateLimiterMemory, key: string) => Effect.Effect<A, E>,
  ) => {
    const site = siteOf(address);
    const inNetwork = run(networks, networkOf(address));
    return Effect.asVoid(site === null ? inNetwork : Effect.andThen(inNetwork, run(sites, site)));
  };

  return {
    /**
     * Only checks and counts nothing: a whole club may sign in from one address at the same moment.
     */
    check: (address: string) => each(address, checkLeft),
    count: (address: string) => each(address, count),
    take: (address: string) => each(address, take),
  };
};

const count = (points: RateLimiterMemory, key: string) => Effect.promise(() => points.penalty(key));

const checkLeft = Effect.fnUntraced(function* (points: RateLimiterMemory, key: string) {
  const known = yield* Effect.promise(() => points.get(key));
  if (known && known.remainingPoints === 0) return yield* tooMany(known);
});
