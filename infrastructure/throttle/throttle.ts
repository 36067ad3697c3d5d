import { Effect, Layer, RcMap, Semaphore } from "effect";
import { type Attempt, Throttle } from "../../application/ports/Throttle.ts";
import { makeAccountPauses } from "./accountPauses.ts";
import { giveAllBack, limiter, type Stake, stakeOf, take, takeAll } from "./limiters.ts";
import { networkOf } from "./networks.ts";
import { makeOrigins } from "./origins.ts";

const aMinute = 60;
const quarterOfAnHour = 15 * aMinute;
const anHour = 60 * aMinute;

/** How many attempts of one network are handled at the same time. The others wait. */
const AT_ONCE = 8;

/** Counts in the memory of this process, so each of several servers allows this many. */
export const throttleMemory = Layer.effect(
  Throttle,
  Effect.gen(function* () {
    const bySubject = limiter(10, quarterOfAnHour);
    const pauseOf = makeAccountPauses();
    const wrong = makeOrigins({ seconds: quarterOfAnHour, ofNetwork: 100, ofSite: 1000 });
    const signUps = makeOrigins({ seconds: aMinute, ofNetwork: 200, ofSite: 1000 });
    const emailChanges = limiter(10, anHour);
    const pictures = limiter(20, anHour);
    const resets = limiter(5, anHour);
    const resetOrigins = makeOrigins({ seconds: anHour, ofNetwork: 100, ofSite: 1000 });
    const courseSearches = limiter(60, anHour);
    const messages = limiter(100, anHour);
    const wrongCodes = makeOrigins({ seconds: quarterOfAnHour, ofNetwork: 100, ofSite: 1000 });
    const countedCodes = limiter(1, quarterOfAnHour);
    const turns = yield* RcMap.make({ lookup: (_address: string) => Semaphore.make(AT_ONCE) });

    /**
     * A point is taken first and given back afterwards, so that many parallel attempts cannot
     * exceed a limit.
     */
    const stakesOf = (attempt: Attempt): ReadonlyArray<Stake> => {
      const ofSubject = (subject: string) => stakeOf(bySubject, `${attempt.what} ${subject}`);
      switch (attempt.what) {
        case "event id":
          return [ofSubject(`${attempt.playerId} ${attempt.tournamentId}`)];
        case "reset link":
          return [];
        case "own password":
        case "second factor":
          return [ofSubject(attempt.accountId)];
        case "player password":
        case "admin password": {
          const account = lowerCase(attempt.email.trim());
          const { device } = attempt;
          return [
            ofSubject(`${account} ${networkOf(attempt.address)}`),
            device === null
              ? pauseOf(`${attempt.what} ${account}`)
              : ofSubject(`${account} on ${device}`),
          ];
        }
      }
    };

    return {
      guard: (attempt) => (run, isWrong) => {
        const { address } = attempt;
        const stakes = stakesOf(attempt);
        const guarded = Effect.gen(function* () {
          yield* wrong.check(address);
          yield* takeAll(stakes);
          return yield* run.pipe(
            Effect.tap(giveAllBack(stakes)),
            Effect.tapError((failure) =>
              isWrong(failure) ? wrong.count(address) : giveAllBack(stakes),
            ),
          );
        });
        return RcMap.get(turns, networkOf(address)).pipe(
          Effect.flatMap((turn) => turn.withPermits(1)(guarded)),
          Effect.scoped,
        );
      },
      signUp: (address) => signUps.take(address),
      askForReset: ({ email, address }) =>
        Effect.andThen(resetOrigins.take(address), take(resets, lowerCase(email.trim()))),
      changeEmail: (playerId) => take(emailChanges, playerId),
      changePicture: (playerId) => take(pictures, playerId),
      searchCourse: (administratorId) => take(courseSearches, administratorId),
      tellField: (tournamentId) => take(messages, tournamentId),
      followCode:
        ({ code, address }) =>
        (run, isWrong) => {
          const isNew = take(countedCodes, `${networkOf(address)} ${code}`);
          const count = Effect.matchEffect(isNew, {
            onSuccess: () => wrongCodes.count(address),
            onFailure: () => Effect.void,
          });
          const looked = Effect.tapError(run, (failure) =>
            isWrong(failure) ? count : Effect.void,
          );
          return Effect.andThen(wrongCodes.check(address), looked);
        },
    };
  }),
);

/**
 * PostgreSQL also lowers letter by letter. With another rule, one account could be counted under
 * several names.
 */
const lowerCase = (text: string) =>
  Array.from(text, (letter) => Array.from(letter.toLowerCase())[0] ?? "").join("");
