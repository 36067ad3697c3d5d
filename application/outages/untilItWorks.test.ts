import { Effect, Logger } from "effect";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { untilItWorks } from "./untilItWorks.ts";

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

/** What is logged, and in which second, while this many first attempts fail. */
const logged = async (failures: number) => {
  const lines: Array<string> = [];
  const logger = Logger.make<unknown, void>(({ logLevel, message }) => {
    lines.push(`${Date.now() / 1000} ${logLevel} ${[message].flat().join(": ")}`);
  });
  let tries = 0;
  const work = Effect.suspend(() => {
    tries += 1;
    return tries <= failures ? Effect.fail("no event store") : Effect.succeed("read");
  });
  const running = Effect.runPromise(
    untilItWorks("read models")(work).pipe(Effect.provide(Logger.layer([logger]))),
  );
  await vi.runAllTimersAsync();
  expect(await running).toBe("read");
  expect(tries).toBe(failures + 1);
  return lines;
};

test("no message is logged while everything works", async () => {
  expect(await logged(0)).toEqual([]);
});

test("an outage is logged with its cause once a minute, and its end is logged too", async () => {
  expect(await logged(130)).toEqual([
    "0 Error read models wait: no event store",
    "60 Error read models wait: no event store",
    "120 Error read models wait: no event store",
    "130 Info read models go on",
  ]);
});
