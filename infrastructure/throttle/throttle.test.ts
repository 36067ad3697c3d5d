import { Effect, ManagedRuntime } from "effect";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Attempt, Throttle, TooManyAttempts } from "../../application/ports/Throttle.ts";
import { PlayerId, TournamentId } from "../../domain/shared/values.ts";
import { throttleMemory } from "./throttle.ts";

const minute = 60_000;

let runtime: ManagedRuntime.ManagedRuntime<Throttle, never>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  runtime = ManagedRuntime.make(throttleMemory);
});
afterEach(async () => {
  vi.useRealTimers();
  await runtime.dispose();
});

const signIn = (email: string, address = "10.0.0.1"): Attempt => ({
  what: "player password",
  email,
  address,
  device: null,
});

type Outcome = "right" | "wrong" | "broken";

/** The result of an attempt: as planned, or the seconds to wait. */
const attempt = async (attempt: Attempt, outcome: Outcome) => {
  const run = outcome === "right" ? Effect.succeed("right") : Effect.fail(outcome);
  const guarded = Throttle.use((throttle) =>
    throttle.guard(attempt)(run, (failure) => failure === "wrong"),
  );
  const caught = guarded.pipe(Effect.catchIf(() => true, Effect.succeed));
  const ended = await runtime.runPromise(caught);
  return ended instanceof TooManyAttempts ? ended.retryAfter : ended;
};

const wrongTimes = async (times: number, one: Attempt) => {
  for (let n = 0; n < times; n++) expect(await attempt(one, "wrong")).toBe("wrong");
};

test("after ten wrong passwords for one account an address waits for the rest of 15 minutes", async () => {
  const ana = signIn("ana@club.example");
  await wrongTimes(10, ana);
  vi.advanceTimersByTime(5 * minute);
  expect(await attempt(signIn("  ANA@club.example"), "right")).toBe(600);
  expect(await attempt(signIn("ben@club.example"), "right")).toBe("right");
  expect(await attempt(signIn("ana@club.example", "10.0.0.2"), "right")).toBe("right");

  vi.advanceTimersByTime(10 * minute);
  expect(await attempt(ana, "right")).toBe("right");
});

test("right passwords and failures of other kinds do not count", async () => {
  const ana = signIn("ana@club.example");
  for (let n = 0; n < 30; n++) {
    expect(await attempt(ana, "right")).toBe("right");
    expect(await attempt(ana, "broken")).toBe("broken");
  }
});

test("many right passwords from one address are accepted, a hundred wrong ones are too many", async () => {
  for (let n = 0; n < 150; n++) {
    expect(await attempt(signIn(`member${n}@club.example`), "right")).toBe("right");
  }
  for (let n = 0; n < 10; n++) await wrongTimes(10, signIn(`victim${n}@club.example`));
  expect(await attempt(signIn("ana@club.example"), "right")).toBe(900);
  expect(await attempt(signIn("ana@club.example", "10.0.0.2"), "right")).toBe("right");
});

test("wrong passwords at the same time have the same limit", async () => {
  const ana = signIn("ana@club.example");
  const endings = await Promise.all(Array.from({ length: 40 }, () => attempt(ana, "wrong")));
  expect(endings.filter((ending) => ending === "wrong")).toHaveLength(10);
});

test("wrong passwords for many accounts at the same time have the limit of their address", async () => {
  const crowd = Array.from({ length: 400 }, (_, n) => signIn(`member${n}@club.example`));
  const endings = await Promise.all(crowd.map((one) => attempt(one, "wrong")));
  const wrong = endings.filter((ending) => ending === "wrong");
  expect(wrong.length).toBeGreaterThanOrEqual(100);
  expect(wrong.length).toBeLessThan(110);
});

test("wrong passwords for one account are counted together, however its address is written", async () => {
  await wrongTimes(10, signIn("mia@club.example"));
  expect(await attempt(signIn("m\u0130a@club.example"), "right")).toBe(900);
});

test("the addresses of one IPv6 network count as one address", async () => {
  const from = (host: string) => signIn("ana@club.example", `2001:db8:1:2${host}`);
  for (let n = 1; n <= 10; n++) await wrongTimes(1, from(`::${n}`));
  expect(await attempt(from(":aaaa::1"), "right")).toBe(900);
  expect(await attempt(signIn("ana@club.example", "2001:db8:1:3::1"), "right")).toBe("right");
});

test("an IPv6 site has more wrong attempts than one network, but also a limit", async () => {
  const from = (network: number, host: number) =>
    signIn(`${network}.${host}@club.example`, `2001:db8:1:${network.toString(16)}::${host}`);
  for (let network = 1; network <= 10; network++) {
    for (let host = 1; host <= 100; host++) await wrongTimes(1, from(network, host));
  }
  expect(await attempt(from(11, 1), "right")).toBe(900);
  expect(await attempt(signIn("ana@club.example", "2001:db8:2:1::1"), "right")).toBe("right");
});

test("wrong Event IDs are counted for each player and event, from all addresses together", async () => {
  const playerId = PlayerId.make("5b0c7f9e-4f37-4f0f-9c55-d1c1e3c9d0a1");
  const [spring, autumn] = ["1", "2"].map((n) =>
    TournamentId.make(`5b0c7f9e-4f37-4f0f-9c55-d1c1e3c9d0b${n}`),
  ) as [TournamentId, TournamentId];
  const guess = (tournamentId: TournamentId, address: string): Attempt => ({
    what: "event id",
    playerId,
    tournamentId,
    address,
  });
  for (let n = 0; n < 10; n++) await wrongTimes(1, guess(spring, `10.0.0.${n}`));
  expect(await attempt(guess(spring, "10.0.1.1"), "right")).toBe(900);
  expect(await attempt(guess(autumn, "10.0.1.1"), "right")).toBe("right");
});

test("one address has two hundred sign-ups a minute", async () => {
  const signUp = (address: string) =>
    runtime.runPromise(Effect.result(Throttle.use((throttle) => throttle.signUp(address))));
  for (let n = 0; n < 200; n++) expect((await signUp("10.0.0.1"))._tag).toBe("Success");
  expect(await signUp("10.0.0.1")).toMatchObject({ failure: { retryAfter: 60 } });
  expect((await signUp("10.0.0.2"))._tag).toBe("Success");
  vi.advanceTimersByTime(minute);
  expect((await signUp("10.0.0.1"))._tag).toBe("Success");
});

test("a hundred different codes of boards that lead nowhere are too many, and one that a crowd reloads is one", async () => {
  const follow = (
    code: string,
    address: string,
    ending: "found" | "wrong" | "broken" = "wrong",
  ) => {
    const run = ending === "found" ? Effect.succeed(ending) : Effect.fail(ending);
    const looked = Throttle.use((throttle) =>
      throttle.followCode({ code, address })(run, (failure) => failure === "wrong"),
    );
    const caught = looked.pipe(Effect.catchIf(() => true, Effect.succeed));
    return runtime
      .runPromise(caught)
      .then((ended) => (ended instanceof TooManyAttempts ? ended.retryAfter : ended));
  };
  for (let n = 0; n < 300; n++) {
    expect(await follow("closed", "10.0.0.1")).toBe("wrong");
    expect(await follow(`away${n}`, "10.0.0.1", "broken")).toBe("broken");
  }
  for (let n = 1; n < 100; n++) expect(await follow(`guess${n}`, "10.0.0.1")).toBe("wrong");
  expect(await follow("open", "10.0.0.1", "found")).toBe(900);
  expect(await follow("open", "10.0.0.2", "found")).toBe("found");
  expect(await attempt(signIn("ana@club.example"), "right")).toBe("right");
  vi.advanceTimersByTime(15 * minute);
  expect(await follow("open", "10.0.0.1", "found")).toBe("found");
});
