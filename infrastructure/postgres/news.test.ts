import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { makeNews } from "./news.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
});

test("what was read is so until somebody tells otherwise", () => {
  const news = makeNews();
  const [people, sessions] = [news.reading("people"), news.reading("sessions")];
  news.tell("sessions");
  expect(news.holds("sessions", sessions)).toBe(false);
  expect(news.holds("people", people)).toBe(true);
});

test.for([
  { isHeard: true, milliseconds: 60_000 },
  { isHeard: false, milliseconds: 2000 },
])("it is believed for $milliseconds ms where news are heard: $isHeard", (each) => {
  const news = makeNews();
  news.listening(each.isHeard);
  const reading = news.reading("sessions");
  vi.advanceTimersByTime(each.milliseconds - 1);
  expect(news.holds("sessions", reading)).toBe(true);
  vi.advanceTimersByTime(1);
  expect(news.holds("sessions", reading)).toBe(false);
});

test("and no longer if the clock is put back meanwhile", () => {
  const news = makeNews();
  news.listening(true);
  const reading = news.reading("sessions");
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(60_000);
  expect(news.holds("sessions", reading)).toBe(false);
});

test("whoever begins or ceases to listen may have missed something", () => {
  const news = makeNews();
  for (const isListening of [true, false]) {
    const reading = news.reading("people");
    news.listening(isListening);
    expect(news.holds("people", reading)).toBe(false);
  }
});
