import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeToasts, TOAST_REMOVED_AFTER } from "./toasts.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a new toast takes the place of the last", () => {
  const toasts = makeToasts();
  toasts.raise({ title: "Scores saved" });
  toasts.raise({ title: "Scorecard verified" });
  expect(toasts.current()).toMatchObject({ title: "Scorecard verified", isOpen: true });
});

test("a dismissed toast closes at once, and goes after 1,000,000 ms", () => {
  const toasts = makeToasts();
  toasts.raise({ title: "Scores saved" });
  toasts.dismiss(toasts.current()?.id ?? 0);
  expect(toasts.current()?.isOpen).toBe(false);
  vi.advanceTimersByTime(TOAST_REMOVED_AFTER - 1);
  expect(toasts.current()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(toasts.current()).toBeNull();
});

test("the removal of an old toast never takes a new one", () => {
  const toasts = makeToasts();
  toasts.raise({ title: "Scores saved" });
  const old = toasts.current()?.id ?? 0;
  toasts.dismiss(old);
  toasts.raise({ title: "Scorecard verified" });
  toasts.dismiss(old);
  vi.advanceTimersByTime(TOAST_REMOVED_AFTER);
  expect(toasts.current()).toMatchObject({ title: "Scorecard verified", isOpen: true });
});

test("whoever shows toasts hears of every change until they stop listening", () => {
  const toasts = makeToasts();
  const heard = vi.fn<() => void>();
  const stop = toasts.listen(heard);
  toasts.raise({ title: "Scores saved" });
  stop();
  toasts.raise({ title: "Scorecard verified" });
  expect(heard).toHaveBeenCalledOnce();
});
