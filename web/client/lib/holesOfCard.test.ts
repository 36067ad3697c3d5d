import { expect, test } from "vitest";
import { terms } from "../../../domain/scorecard/examples.ts";
import { HoleId, HoleNumber } from "../../../domain/shared/values.ts";
import { holesOfCard } from "./holesOfCard.ts";

const yards = {
  distanceBlue: 410,
  distanceWhite: 390,
  distanceRed: 350,
  blueDistance: 410,
  whiteDistance: 390,
  redDistance: 350,
};

const today = (number: number) => ({
  id: HoleId.make(`00000000-0000-4000-9000-${String(number).padStart(12, "0")}`),
  courseId: terms.course.courseId,
  holeNumber: HoleNumber.make(number),
  par: 5,
  handicap: 18,
  ...yards,
});

const remembered = (number: number) => ({
  holeNumber: HoleNumber.make(number),
  par: 4,
  strokeIndex: 3,
});

test("par and stroke index are the card's, the yards today's", () => {
  const [hole] = holesOfCard([today(1)], [remembered(1)]);
  expect(hole).toMatchObject({ holeNumber: 1, par: 4, handicap: 3, ...yards });
});

test("a hole that the course has lost is still played, and one that it got since is not", () => {
  const holes = holesOfCard([today(2)], [remembered(1)]);
  expect(holes).toMatchObject([{ holeNumber: 1, par: 4, handicap: 3, distanceWhite: null }]);
});
