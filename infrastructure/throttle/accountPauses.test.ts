import { Effect, ManagedRuntime } from "effect";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Attempt, Throttle, TooManyAttempts } from "../../application/ports/Throttle.ts";
import { PlayerId } from "../../domain/shared/values.ts";
import { throttleMemory } from "./throttle.ts";

const second = 1000;
const hour = 3600 * second;

let runtime: ManagedRuntime.ManagedRuntime<Throttle, never>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  runtime = ManagedRuntime.make(throttleMemory);
});
afterEach(async () => {
  vi.useRealTimers();
  await runtime.dispose();
});

let addresses = 0;

/** Each attempt comes from another address. */
const signIn = (device: string | null = null): Attempt => {
  addresses += 1;
  const address = `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
  return { what: "player password", email: "ana@club.example", address, device };
};

/** "right", "wrong", or the seconds to wait. */
const attempt = async (attempt: Attempt, outcome: "right" | "wrong") => {
  const run = outcome === "right" ? Effect.succeed("right") : Effect.fail("wrong");
  const guarded = Throttle.use((throttle) => throttle.guard(attempt)(run, () => true));
  const caught = guarded.pipe(Effect.catchIf(() => true, Effect.succeed));
  const ended = await runtime.runPromise(caught);
  return ended instanceof TooManyAttempts ? ended.retryAfter : ended;
};

test("of 300 wrong passwords from 300 addresses at the same time only 21 are checked", async () => {
  const tries = Array.from({ length: 300 }, () => attempt(signIn(), "wrong"));
  const endings = await Promise.all(tries);
  expect(endings.filter((ending) => ending === "wrong")).toHaveLength(21);
});

test("the pause grows with every wrong password, up to a minute", async () => {
  for (let n = 0; n < 20; n++) expect(await attempt(signIn(), "wrong")).toBe("wrong");
  for (const pause of [1, 2, 4, 8, 16, 32, 60, 60]) {
    expect(await attempt(signIn(), "wrong")).toBe("wrong");
    expect(await attempt(signIn(), "wrong")).toBe(pause);
    vi.advanceTimersByTime(pause * second);
  }
  expect(await attempt(signIn(), "right")).toBe("right");
});

test("the owner can always sign in on a device that the account knows", async () => {
  for (let n = 0; n < 40; n++) await attempt(signIn(), "wrong");
  expect(await attempt(signIn(), "right")).toBe(1);
  expect(await attempt(signIn("my phone"), "right")).toBe("right");
});

test("a known device has ten wrong passwords, from all addresses together", async () => {
  for (let n = 0; n < 10; n++) expect(await attempt(signIn("my phone"), "wrong")).toBe("wrong");
  expect(await attempt(signIn("my phone"), "right")).toBe(900);
  expect(await attempt(signIn(), "right")).toBe("right");
});

test("right passwords cause no pause, and after an hour wrong ones are forgotten", async () => {
  for (let n = 0; n < 50; n++) expect(await attempt(signIn(), "right")).toBe("right");
  for (let n = 0; n < 40; n++) await attempt(signIn(), "wrong");
  vi.advanceTimersByTime(hour);
  for (let n = 0; n < 20; n++) expect(await attempt(signIn(), "wrong")).toBe("wrong");
});

test("a signed-in person has ten wrong passwords, from all addresses together", async () => {
  const ask = () => {
    const { address } = signIn();
    const accountId = PlayerId.make("5b0c7f9e-4f37-4f0f-9c55-d1c1e3c9d0a1");
    return { what: "own password", accountId, address } as const;
  };
  for (let n = 0; n < 10; n++) expect(await attempt(ask(), "wrong")).toBe("wrong");
  expect(await attempt(ask(), "right")).toBe(900);
});

test("a player can try ten e-mail addresses an hour", async () => {
  const playerId = PlayerId.make("5b0c7f9e-4f37-4f0f-9c55-d1c1e3c9d0a1");
  const change = () =>
    runtime.runPromise(Effect.result(Throttle.use((throttle) => throttle.changeEmail(playerId))));
  for (let n = 0; n < 10; n++) expect((await change())._tag).toBe("Success");
  expect(await change()).toMatchObject({ failure: { retryAfter: 3600 } });
  vi.advanceTimersByTime(hour);
  expect((await change())._tag).toBe("Success");
});
