import { Effect } from "effect";
import { expect, test } from "vitest";
import { PasswordsBusy } from "../../application/ports/Passwords.ts";
import { makeHashQueue, type Urgency } from "./hashQueue.ts";

const makeWork = (limits: Parameters<typeof makeHashQueue>[0]) => {
  const queued = makeHashQueue(limits);
  const begun: Array<string> = [];
  const ends: Array<() => void> = [];
  /** Work that lasts until the test ends it. */
  const start = (urgency: Urgency, name: string) => {
    const work = Effect.callback<string>((resume) => {
      begun.push(name);
      ends.push(() => resume(Effect.succeed(name)));
    });
    return Effect.runPromise(Effect.result(queued(urgency)(work)));
  };
  const endNext = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, start, endNext };
};

test("a sign-in begins as soon as one of the running hashes ends", async () => {
  const { begun, start, endNext } = makeWork({ atOnce: 2, longest: 500 });
  for (let n = 0; n < 300; n++) void start("later", `sign-up ${n}`);
  void start("first", "sign-in");
  expect(begun).toEqual(["sign-up 0", "sign-up 1"]);
  await endNext();
  expect(begun).toEqual(["sign-up 0", "sign-up 1", "sign-in"]);
  await endNext();
  await endNext();
  expect(begun.slice(3)).toEqual(["sign-up 2", "sign-up 3"]);
});

test("a full queue refuses more work, and sign-ins have their own queue", async () => {
  const { start, endNext } = makeWork({ atOnce: 1, longest: 1 });
  const running = start("later", "running");
  const waiting = start("later", "waiting");
  expect(await start("later", "too many")).toMatchObject({
    failure: new PasswordsBusy({ retryAfter: 10 }),
  });
  const signIn = start("first", "sign-in");
  for (const _ of "end") await endNext();
  for (const one of [running, waiting, signIn]) expect((await one)._tag).toBe("Success");
  // A refused request leaves nothing behind in the queue.
  const after = start("later", "after");
  await endNext();
  expect((await after)._tag).toBe("Success");
});

test("work that fails gives its turn to the next one", async () => {
  const queued = makeHashQueue({ atOnce: 1, longest: 1 });
  const failing = Effect.flip(queued("later")(Effect.fail("broken")));
  expect(await Effect.runPromise(failing)).toBe("broken");
  expect(await Effect.runPromise(queued("later")(Effect.succeed("next")))).toBe("next");
});
