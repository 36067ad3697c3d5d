import { convertToCommandError, InvalidArgumentError } from "@eventstore/db-client";
import grpc from "@grpc/grpc-js";
import { Effect, Fiber } from "effect";
import { expect, onTestFinished, test, vi } from "vitest";
import { answering } from "./answering.ts";
import { failure, lost, streamDeleted, tooLarge } from "./testing/fake/errors.ts";

const { PERMISSION_DENIED } = grpc.status;

const attemptsAfter = async (cause: Error) => {
  const ask = vi.fn<() => Promise<never>>(async () => {
    throw convertToCommandError(cause);
  });
  await Effect.runPromise(Effect.flip(answering(ask)));
  return ask.mock.calls.length;
};

test.for([
  failure(PERMISSION_DENIED, "Access Denied", { exception: "access-denied" }),
  new InvalidArgumentError("A revision is not negative"),
  tooLarge(1),
  streamDeleted("tournament-1"),
])("a request that can never succeed is sent once: $message", async (cause) => {
  expect(await attemptsAfter(cause)).toBe(1);
});

test("a request whose failure may pass is sent three times", async () => {
  expect(await attemptsAfter(lost())).toBe(3);
});

test("a request to a server that does not answer is sent twice", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const ask = vi.fn<() => Promise<never>>(() => new Promise(() => {}));
  const asking = Effect.runFork(Effect.flip(answering(ask)));
  await vi.advanceTimersByTimeAsync(7000);
  expect(asking.pollUnsafe()).toBeDefined();
  expect(ask).toHaveBeenCalledTimes(2);
});

test("a request that is not answered in time is aborted", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const signals: Array<AbortSignal> = [];
  const asking = Effect.runFork(
    answering((signal) => {
      signals.push(signal);
      return new Promise(() => {});
    }),
  );
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(signals[0]?.aborted).toBe(true);
  await Effect.runPromise(Fiber.interrupt(asking));
});
