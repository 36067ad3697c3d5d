import { expect, test } from "vitest";
import { ranked, samplePlayers, sorted } from "./samplePlayers.ts";

const lines = (scoring: "strokes" | "points", by: "position" | "name") =>
  sorted(ranked(samplePlayers, scoring), by).map(({ position, name }) => `${position} ${name}`);

test("shared places come after all numbers", () => {
  expect(lines("strokes", "position")).toEqual([
    "1 Ines Calder",
    "2 Oskar Lindgren",
    "3 Tomas Arroyo",
    "4 Noa Weiss",
    "7 Petra Vance",
    "8 Luis Ferro",
    "9 Maud Keller",
    "10 Ada Okonjo",
    "T5 Kenji Mori",
    "T5 Rhea Donnelly",
  ]);
});

test("rows that are sorted by name keep their places", () => {
  expect(lines("points", "name").slice(0, 3)).toEqual([
    "10 Ada Okonjo",
    "1 Ines Calder",
    "T5 Kenji Mori",
  ]);
});

test("points are those of the card: an eagle 4, a birdie 3, a par 2, a bogey 1, worse none", () => {
  const holes = samplePlayers.flatMap(({ rounds }) => rounds.flatMap((round) => round.holes));
  const pointsFor = new Map(holes.map(({ score, points }) => [score, points]));
  expect([...pointsFor].toSorted(([a], [b]) => a - b)).toEqual([
    [-2, 4],
    [-1, 3],
    [0, 2],
    [1, 1],
    [2, 0],
  ]);
});
