import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { makeInvalidation } from "./invalidation.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
});

test("a reading is fresh until its subject is invalidated", () => {
  const invalidation = makeInvalidation();
  const [people, sessions] = [invalidation.stamp("people"), invalidation.stamp("sessions")];
  invalidation.invalidate("sessions");
  expect(invalidation.isFresh("sessions", sessions)).toBe(false);
  expect(invalidation.isFresh("people", people)).toBe(true);
});

test.for([
  { isListening: true, milliseconds: 60_000 },
  { isListening: false, milliseconds: 2000 },
])("it is fresh for $milliseconds ms where changes are reported: $isListening", (each) => {
  const invalidation = makeInvalidation();
  invalidation.setListening(each.isListening);
  const stamp = invalidation.stamp("sessions");
  vi.advanceTimersByTime(each.milliseconds - 1);
  expect(invalidation.isFresh("sessions", stamp)).toBe(true);
  vi.advanceTimersByTime(1);
  expect(invalidation.isFresh("sessions", stamp)).toBe(false);
});

test("it is not fresh for longer when the clock is put back", () => {
  const invalidation = makeInvalidation();
  invalidation.setListening(true);
  const stamp = invalidation.stamp("sessions");
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(60_000);
  expect(invalidation.isFresh("sessions", stamp)).toBe(false);
});

test("a process that begins or stops to listen has missed changes", () => {
  const invalidation = makeInvalidation();
  for (const isListening of [true, false]) {
    const stamp = invalidation.stamp("people");
    invalidation.setListening(isListening);
    expect(invalidation.isFresh("people", stamp)).toBe(false);
  }
});
