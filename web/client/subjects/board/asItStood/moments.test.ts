import { expect, test } from "vitest";
import { options } from "../../../../../domain/golf/leaderboard/examples.ts";
import { rankLeaderboard } from "../../../../../domain/golf/leaderboard/rankLeaderboard.ts";
import { ana, ben, cleo } from "../../../../../domain/scorecard/examples.ts";
import { TournamentId } from "../../../../../domain/shared/values.ts";
import { entry, round } from "../testing.ts";
import {
  asOfKey,
  durationText,
  momentIn,
  momentLink,
  onSlider,
  scoreAfter,
  scoreBefore,
  timeSpan,
} from "./moments.ts";
import { placeChanges, scoresSince } from "./placeChanges.ts";

const at = (time: string) => new Date(`2026-06-13T${time}Z`);
const scores = ["08:00:30", "08:00:50", "08:14:00", "08:20:10"].map((time) => at(time).getTime());
const span = { from: at("08:01:00"), to: at("08:21:00") };

test("a board is wound back from the last score to the first", () => {
  expect(timeSpan(scores)).toEqual(span);
});

test("without two minutes of scores there is nothing to wind back to", () => {
  expect(timeSpan([])).toBeNull();
  expect(timeSpan(scores.slice(0, 2))).toBeNull();
});

test("the end of the slider is the present, and it goes no further than its beginning", () => {
  expect(onSlider(span, span.to.getTime())).toBeNull();
  expect(onSlider(span, 0)).toEqual(span.from);
  expect(onSlider(span, at("08:09:00").getTime())).toEqual(at("08:09:00"));
});

test.each([
  [null, "08:14:00"],
  ["08:20:10", "08:14:00"],
  ["08:16:00", "08:00:50"],
  ["08:00:50", "08:00:30"],
  ["08:00:30", "08:00:30"],
  ["07:00:00", "08:00:30"],
])("the score before the board of %s came in at %s", (shown, before) => {
  expect(scoreBefore(scores, shown === null ? null : at(shown))).toEqual(at(before));
});

test.each([
  ["08:00:30", "08:00:50"],
  ["08:01:00", "08:14:00"],
  ["08:14:00", null],
  [null, null],
])("the score after the board of %s came in at %s", (shown, after) => {
  const expected = after === null ? null : at(after);
  expect(scoreAfter(scores, shown === null ? null : at(shown))).toEqual(expected);
});

test("a link names its moment, and leads back to it", () => {
  const id = TournamentId.make("ffffffff-ffff-4fff-8fff-ffffffffffff");
  const { searchParams } = new URL(momentLink(id, at("08:14:00")), "https://golf.example");
  expect(searchParams.get("tab")).toBe("leaderboard");
  expect(momentIn(searchParams.get(asOfKey), at("09:00:00"))).toEqual(at("08:14:00"));
});

test.each([null, "noon", "2026-06-13T09:00:00Z"])("%s is no moment of the past", (text) => {
  expect(momentIn(text, at("09:00:00"))).toBeNull();
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
  expect(placeChanges(board(past), board(live))).toEqual([
    { playerId: cleo, name: "Cleo Ace", then: "3", now: "1", gained: 2 },
    { playerId: ana, name: "Ana Ace", then: "1", now: "T2", gained: -1 },
  ]);
});

test("who had no place then, registered or not, is new", () => {
  const early = rankLeaderboard(
    [entry(ana, "Ana", round(ana, 1, 0, 6)), entry(ben, "Ben")],
    options,
  );
  expect(placeChanges(early, rankLeaderboard(live, options))).toEqual([
    { playerId: cleo, name: "Cleo Ace", then: null, now: "1", gained: 3 },
    { playerId: ben, name: "Ben Ace", then: null, now: "T2", gained: 2 },
    { playerId: ana, name: "Ana Ace", then: "1", now: "T2", gained: -1 },
  ]);
});

test("a player who had a place and has withdrawn since is listed with WD", () => {
  const withdrawn = live.map((one) =>
    one.user.id === ana ? { ...one, playerStatus: "withdrawn" as const } : one,
  );
  const [last] = placeChanges(
    rankLeaderboard(past, options),
    rankLeaderboard(withdrawn, options),
  ).slice(-1);
  expect(last).toMatchObject({ playerId: ana, then: "1", now: "WD" });
});

test("who has no place, then or now, has not moved", () => {
  const waiting = rankLeaderboard([entry(ana, "Ana")], options);
  expect(placeChanges([], waiting)).toEqual([]);
});

test("the scores since then are the holes played since then", () => {
  expect(scoresSince(past, live)).toBe(5);
});
