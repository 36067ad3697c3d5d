import { Effect, Fiber } from "effect";
import { expect, test } from "vitest";
import { Passwords } from "../../application/ports/Passwords.ts";
import { passwordsArgon2 } from "./passwords.ts";

const passwords = <A, E>(use: (passwords: Passwords["Service"]) => Effect.Effect<A, E>) =>
  Effect.runPromise(Passwords.use(use).pipe(Effect.provide(passwordsArgon2)));

test("a hash fits only its password, and two hashes of one password differ", async () => {
  const [first, second] = await passwords((port) =>
    Effect.all([port.hash("birdie-3"), port.hash("birdie-3")]),
  );
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(first).not.toBe(second);
  expect(await passwords((port) => port.verify("birdie-3", first))).toBe(true);
  expect(await passwords((port) => port.verify("bogey-5", first))).toBe(false);
});

test("no password fits an account that does not exist", async () => {
  expect(await passwords((port) => port.verify("the password of nobody", null))).toBe(false);
});

const CROWD = 24;

test("a sign-in is not delayed by many accounts that are created at the same time", async () => {
  const [known] = await passwords((port) => Effect.all([port.hash("birdie-3")]));
  const before = await passwords((port) =>
    Effect.gen(function* () {
      let made = 0;
      const opening = Effect.tap(port.hash("a crowd"), () => Effect.sync(() => (made += 1)));
      const crowd = yield* Effect.forkChild(
        Effect.all(
          Array.from({ length: CROWD }, () => opening),
          { concurrency: "unbounded" },
        ),
      );
      yield* Effect.yieldNow;
      expect(yield* port.verify("birdie-3", known)).toBe(true);
      const before = made;
      yield* Fiber.join(crowd);
      return before;
    }),
  );
  // While its own hash is computed, a few others may be finished beside it.
  expect(before).toBeLessThan(CROWD / 2);
});
