import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { makeInvalidation } from "./invalidation.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
});

test("a value is fresh until its subject is invalidated", () => {
  const invalidation = makeInvalidation();
  const [people, sessions] = [invalidation.stamp("people"), invalidation.stamp("sessions")];
  invalidation.invalidate("sessions");
  expect(invalidation.isFresh("sessions", sessions)).toBe(false);
  expect(invalidation.isFresh("people", people)).toBe(true);
});

test.for([
  { isListening: true, milliseconds: 60_000 },
  { isListening: false, milliseconds: 2000 },
])("a value is fresh for $milliseconds ms when listening is $isListening", (each) => {
  const invalidation = makeInvalidation();
  invalidation.setListening(each.isListening);
  const stamp = invalidation.stamp("sessions");
  vi.advanceTimersByTime(each.milliseconds - 1);
  expect(invalidation.isFresh("sessions", stamp)).toBe(true);
  vi.advanceTimersByTime(1);
  expect(invalidation.isFresh("sessions", stamp)).toBe(false);
});

test("a value is not fresh for longer when the clock is set back", () => {
  const invalidation = makeInvalidation();
  invalidation.setListening(true);
  const stamp = invalidation.stamp("sessions");
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(60_000);
  expect(invalidation.isFresh("sessions", stamp)).toBe(false);
});

test("a value is not fresh any more when the process begins or stops to listen", () => {
  const invalidation = makeInvalidation();
  for (const isListening of [true, false]) {
    const stamp = invalidation.stamp("people");
    invalidation.setListening(isListening);
    expect(invalidation.isFresh("people", stamp)).toBe(false);
  }
});
