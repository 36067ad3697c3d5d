import { expect, test } from "vitest";
import { reading, refusing } from "../testing.ts";
import { CourseChanges, NewCourse } from "./courseInput.ts";

const anyCourse = { name: "Old Course", address: "Links Road 1", city: "Elie", state: "Fife" };

test("a scorecard with a repeated hole or stroke index is refused at the repeated one", () => {
  const hole = (holeNumber: number, handicap: number) => ({ holeNumber, par: 4, handicap });
  const card = (...holes: ReadonlyArray<object>) => refusing(NewCourse)({ ...anyCourse, holes });
  expect(card(hole(1, 7), hole(2, 3), hole(3, 7))).toEqual(["Stroke index 7 is used twice"]);
  expect(card(hole(1, 1), hole(1, 2))).toEqual(["Hole 1 is listed twice"]);
  expect(card(hole(1, 1), hole(2, 1), hole(3, 1), hole(3, 4))).toEqual([
    "Stroke index 1 is used 3 times",
    "Stroke index 1 is used 3 times",
    "Hole 3 is listed twice",
  ]);
  expect(card(hole(1, 1), hole(2, 19))).toEqual(["Handicap must be between 1 and 18"]);
  expect(reading(NewCourse)({ ...anyCourse, holes: [hole(1, 7), hole(2, 3)] })).toBeDefined();
});

test("two tees of a course with the same name are refused", () => {
  const tees = [{ name: "Blue" }, { name: "White" }, { name: " blue" }];
  const sentence = ["Tee name blue is used twice"];
  expect(refusing(NewCourse)({ ...anyCourse, tees })).toEqual(sentence);
  expect(refusing(CourseChanges)({ tees })).toEqual(sentence);
});
