import { expect, test } from "vitest";
import { options } from "../../../../../domain/golf/leaderboard/examples.ts";
import { rankLeaderboard } from "../../../../../domain/golf/leaderboard/rankLeaderboard.ts";
import { ana, ben, cleo } from "../../../../../domain/scorecard/examples.ts";
import { WallClock } from "../../../../../domain/shared/values.ts";
import { momentOf } from "../../../lib/dates/moment.ts";
import { siteConfig } from "../../../lib/siteConfig.ts";
import { entry, round } from "../testing.ts";
import { durationText } from "./durationText.ts";
import { scoresSince, sinceThen } from "./sinceThen.ts";
import { onSlider, timeSpan } from "./timeSpan.ts";

const at = (wallClock: string) => momentOf(`${wallClock}:00`, siteConfig.timeZone);
const day = (date: string) => WallClock.make(date);
const event = {
  startDate: day("2026-06-13"),
  endDate: day("2026-06-14"),
  createdAt: "2026-06-01T00:00:00Z",
};

test("a running event is wound back as far as its first day", () => {
  expect(timeSpan(event, at("2026-06-13T11:40"))).toEqual({
    from: at("2026-06-13T00:00"),
    to: at("2026-06-13T11:40"),
  });
});

test("an event that is over ends with its last day", () => {
  expect(timeSpan(event, at("2026-07-01T09:00"))?.to).toEqual(at("2026-06-14T23:59"));
});

test("a start with a time is the beginning, and the day of the start also the last", () => {
  const morning = { ...event, startDate: day("2026-06-13T08:00:00"), endDate: null };
  expect(timeSpan(morning, at("2026-07-01T09:00"))).toEqual({
    from: at("2026-06-13T08:00"),
    to: at("2026-06-13T23:59"),
  });
});

test("before an event there is nothing to wind back to", () => {
  expect(timeSpan(event, at("2026-06-12T20:00"))).toBeNull();
});

test("an event without a date is wound back to when it was set up", () => {
  const open = { ...event, startDate: null, endDate: null };
  expect(timeSpan(open, at("2026-06-20T10:00"))?.from).toEqual(new Date(event.createdAt));
});

test("an event that was set up during play or after it is wound back to that moment", () => {
  const during = { ...event, createdAt: at("2026-06-13T10:15").toISOString() };
  expect(timeSpan(during, at("2026-06-13T11:40"))?.from).toEqual(at("2026-06-13T10:15"));
  const after = { ...event, createdAt: at("2026-06-20T09:00").toISOString() };
  expect(timeSpan(after, at("2026-06-20T18:00"))).toEqual({
    from: at("2026-06-20T09:00"),
    to: at("2026-06-20T18:00"),
  });
});

test("the end of the slider is the present, and it goes no further than its beginning", () => {
  const span = { from: at("2026-06-13T08:00"), to: at("2026-06-13T18:00") };
  expect(onSlider(span, span.to.getTime())).toBeNull();
  expect(onSlider(span, 0)).toEqual(span.from);
  expect(onSlider(span, at("2026-06-13T09:00").getTime())).toEqual(at("2026-06-13T09:00"));
});

test.each([
  [13, "13 min"],
  [172, "2 h 52 min"],
  [1500, "1 day"],
  [4400, "3 days"],
])("%d minutes are %s", (minutes, text) => {
  expect(durationText(minutes * 60_000)).toBe(text);
});

const past = [
  entry(ana, "Ana", round(ana, 1, -1, 6)),
  entry(ben, "Ben", round(ben, 1, 0, 6)),
  entry(cleo, "Cleo", round(cleo, 1, 1, 6)),
];
const live = [
  entry(ana, "Ana", round(ana, 1, 0, 8)),
  entry(ben, "Ben", round(ben, 1, 0, 6)),
  entry(cleo, "Cleo", round(cleo, 1, -1, 9)),
];

test("since then tells who climbed and who fell, the climbers first", () => {
  const board = (entries: typeof past) => rankLeaderboard(entries, options);
  expect(sinceThen(board(past), board(live))).toEqual([
    { playerId: cleo, name: "Cleo Ace", then: "3", now: "1", gained: 2 },
    { playerId: ana, name: "Ana Ace", then: "1", now: "T2", gained: -1 },
  ]);
});

test("who had no place then, registered or not, is new", () => {
  const early = rankLeaderboard(
    [entry(ana, "Ana", round(ana, 1, 0, 6)), entry(ben, "Ben")],
    options,
  );
  expect(sinceThen(early, rankLeaderboard(live, options))).toEqual([
    { playerId: cleo, name: "Cleo Ace", then: null, now: "1", gained: 3 },
    { playerId: ben, name: "Ben Ace", then: null, now: "T2", gained: 2 },
    { playerId: ana, name: "Ana Ace", then: "1", now: "T2", gained: -1 },
  ]);
});

test("who has lost the place is told with what stands there now", () => {
  const withdrawn = live.map((one) =>
    one.user.id === ana ? { ...one, playerStatus: "withdrawn" as const } : one,
  );
  const [last] = sinceThen(
    rankLeaderboard(past, options),
    rankLeaderboard(withdrawn, options),
  ).slice(-1);
  expect(last).toMatchObject({ playerId: ana, then: "1", now: "WD" });
});

test("who has no place, then or now, has not moved", () => {
  const waiting = rankLeaderboard([entry(ana, "Ana")], options);
  expect(sinceThen([], waiting)).toEqual([]);
});

test("the scores since then are the holes played since then", () => {
  expect(scoresSince(past, live)).toBe(5);
});
