import { isIP, SocketAddress } from "node:net";
import { Effect, Layer, RcMap, Semaphore } from "effect";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { type Attempt, Throttle, TooManyAttempts } from "../../application/ports/Throttle.ts";

const quarterOfAnHour = 15 * 60;

/** Of one address so many are looked at together; the others of its crowd follow. */
const AT_ONCE = 8;

/** Counts in the memory of this process: each of several servers allows as much. */
export const throttleMemory = Layer.effect(
  Throttle,
  Effect.gen(function* () {
    const bySubject = new RateLimiterMemory({ points: 10, duration: quarterOfAnHour });
    const byAddress = new RateLimiterMemory({ points: 100, duration: quarterOfAnHour });
    const signUps = new RateLimiterMemory({ points: 200, duration: 60 });
    const turns = yield* RcMap.make({ lookup: (_address: string) => Semaphore.make(AT_ONCE) });

    return {
      guard: (attempt) => (run, isWrong) => {
        const address = networkOf(attempt.address);
        const subject = subjectOf(attempt);
        const guarded = Effect.gen(function* () {
          // An address is only asked: a whole club may sign in from it at the same moment. Of one
          // account a try is taken and given back, so that many at once are no way round the limit.
          yield* checkLeft(byAddress, address);
          yield* take(bySubject, subject);
          return yield* run.pipe(
            Effect.tap(giveBack(bySubject, subject)),
            Effect.tapError((failure) =>
              isWrong(failure) ? count(byAddress, address) : giveBack(bySubject, subject),
            ),
          );
        });
        return RcMap.get(turns, address).pipe(
          Effect.flatMap((turn) => turn.withPermits(1)(guarded)),
          Effect.scoped,
        );
      },
      signUp: (address) => take(signUps, networkOf(address)),
    };
  }),
);

const subjectOf = (attempt: Attempt) =>
  attempt.what === "event id"
    ? `${attempt.what} ${attempt.playerId} ${attempt.tournamentId}`
    : `${attempt.what} ${lowerCase(attempt.email.trim())} ${networkOf(attempt.address)}`;

/** As PostgreSQL does, letter by letter: one account must not be counted under several names. */
const lowerCase = (text: string) =>
  Array.from(text, (letter) => Array.from(letter.toLowerCase())[0] ?? "").join("");

/** Whoever has one address of version 6 has the other 2^64 of its network too. */
const networkOf = (address: string) => {
  if (isIP(address) !== 6 || address.startsWith("::ffff:")) return address;
  const network = new SocketAddress({ family: "ipv6", address }).address;
  const [head = "", tail = ""] = network.split("::");
  const groups = head.split(":").filter(Boolean);
  const last = tail.split(":").filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - last.length) }, () => "0");
  return [...groups, ...zeros, ...last].slice(0, 4).join(":");
};

const take = (limiter: RateLimiterMemory, key: string) =>
  Effect.tryPromise({ try: () => limiter.consume(key), catch: tooMany }).pipe(
    // A refused try took one too.
    Effect.tapError(() => giveBack(limiter, key)),
    Effect.asVoid,
  );

const giveBack = (limiter: RateLimiterMemory, key: string) =>
  Effect.promise(() => limiter.reward(key));

const count = (limiter: RateLimiterMemory, key: string) =>
  Effect.promise(() => limiter.penalty(key));

const checkLeft = Effect.fnUntraced(function* (limiter: RateLimiterMemory, key: string) {
  const known = yield* Effect.promise(() => limiter.get(key));
  if (known && known.remainingPoints === 0) return yield* tooMany(known);
});

const tooMany = (refused: unknown) => {
  const wait = refused instanceof RateLimiterRes ? refused.msBeforeNext : 0;
  return new TooManyAttempts({ retryAfter: Math.max(1, Math.ceil(wait / 1000)) });
};
