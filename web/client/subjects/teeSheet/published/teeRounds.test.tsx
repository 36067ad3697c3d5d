import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ana, ben } from "../../../../../domain/scorecard/examples.ts";
import { HoleNumber } from "../../../../../domain/shared/values.ts";
import { aGroup, anaIn, benIn, cleoIn } from "./examples.ts";
import { TeeSheet } from "./Schedule.tsx";
import { placesOf, roundToShow, teeRoundsOf } from "./teeRounds.ts";

const early = aGroup("Early", "2026-06-13T08:00", [anaIn(1)]);
const late = aGroup("Late", "2026-06-13T09:00", [benIn(2)]);
const sunday = aGroup("Sunday", "2026-06-14T10:00", [anaIn(1), benIn(2)], 2);
const all = [early, late, sunday];

test("groups stand by round and tee time, the reader's own before them", () => {
  const last = aGroup("Last", "2026-06-13T10:00", [cleoIn(1)]);
  const namesFor = (me: typeof ana | null) =>
    teeRoundsOf([early, late, last, sunday], me).map(({ own, others }) =>
      [own, others].map((groups) => groups.map(({ groupName }) => groupName)),
    );
  expect(namesFor(null)).toEqual([
    [[], ["Early", "Late", "Last"]],
    [[], ["Sunday"]],
  ]);
  expect(namesFor(ben)).toEqual([
    [["Late"], ["Early", "Last"]],
    [["Sunday"], []],
  ]);
});

test("a round says its day, or its days", () => {
  const monday = aGroup("Monday", "2026-06-15T10:00", [benIn(1)], 2);
  expect(teeRoundsOf([...all, monday], null).map(({ days }) => days)).toEqual([
    "June 13, 2026",
    "June 14–15, 2026",
  ]);
});

test.for([
  ["2026-06-01", 1],
  ["2026-06-13", 1],
  ["2026-06-14", 2],
  ["2026-07-01", 2],
] as const)("on %s round %i is shown", ([today, round]) => {
  expect(roundToShow(teeRoundsOf(all, null), today)).toBe(round);
});

test("nothing is drawn: no round is shown", () => {
  expect(roundToShow([], "2026-06-01")).toBeUndefined();
});

const namesIn = (group: ReturnType<typeof aGroup>) =>
  placesOf(group).map(({ side, members }) => [
    side,
    ...members.map((member) => member?.user.lastName ?? null),
  ]);

test("who has left the field leaves the slot free", () => {
  const names = namesIn(aGroup("Gap", "2026-06-13T08:00", [benIn(3)]));
  expect(names).toEqual([
    [null, null],
    [null, null],
    [null, "Ben"],
    [null, null],
  ]);
});

test("partners stand together under the name of their side, and the free slots come last", () => {
  const members = [anaIn(1), cleoIn(2), benIn(4)];
  const sides = [{ name: "Aces", playerIds: [ben, ana] }];
  expect(namesIn({ ...aGroup("Pairs", "2026-06-13T08:00", members), sides })).toEqual([
    ["Aces", "Ana", "Ben"],
    [null, "Cleo"],
    [null, null],
  ]);
});

const read = (markup: string) =>
  markup
    .split(/<[^>]+>/u)
    .map((text) => text.trim())
    .filter((text) => text !== "");

test("a group tells its time, its place, its players and the slots that are free", () => {
  const shotgun = { ...late, startHole: HoleNumber.make(7) };
  const [round] = teeRoundsOf([shotgun], ben);
  if (!round) throw new Error("The round is missing");
  expect(read(renderToStaticMarkup(<TeeSheet round={round} me={ben} />))).toEqual([
    "Round 1",
    "June 13, 2026",
    "Your group",
    "09:00",
    "Late",
    "Hole 7",
    "Available slot",
    "Player Ben",
    "You",
    "Handicap 0.5",
    "Available slot",
    "Available slot",
  ]);
});
