import { describe, test } from "vitest";
import { tournamentDecider } from "../testing/commands.ts";
import { scenario } from "../testing/scenario.ts";
import {
  changeCourse,
  courseChanged,
  courseFixed,
  created,
  fixCourse,
  roundCourse,
  tournamentId,
} from "./examples.ts";
import { TournamentNotFound } from "./rejections.ts";

const { given } = scenario(tournamentDecider);
const edited = { ...roundCourse, tees: roundCourse.tees.slice(1) };

describe("the first card of a round", () => {
  test("fixes its course for all", () => given(created()).when(fixCourse()).then(courseFixed()));

  test("of two at once the first one does", () =>
    given(created(), courseFixed()).when(fixCourse(edited)).thenNothing());

  test("says nothing about the other rounds", () =>
    given(created(), courseFixed()).when(fixCourse(edited, 2)).then(courseFixed(edited, 2)));

  test("needs a tournament", () =>
    given().when(fixCourse()).thenRejected(new TournamentNotFound({ tournamentId })));
});

describe("an administrator who applies the course", () => {
  test("changes it for the whole round", () =>
    given(created(), courseFixed()).when(changeCourse(edited)).then(courseChanged(edited)));

  test("changes nothing when the round has it already", () =>
    given(created(), courseFixed(), courseChanged(edited))
      .when(changeCourse(structuredClone(edited)))
      .thenNothing());

  test("settles what later first cards find", () =>
    given(created(), courseFixed(), courseChanged(edited)).when(fixCourse()).thenNothing());

  test("reaches a round that was begun before rounds had courses", () =>
    given(created()).when(changeCourse(edited)).then(courseChanged(edited)));
});
