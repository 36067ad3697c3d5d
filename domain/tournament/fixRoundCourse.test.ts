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
  test("the first card fixes the course for the whole round", () =>
    given(created()).when(fixCourse()).then(courseFixed()));

  test("another first card at the same time changes nothing", () =>
    given(created(), courseFixed()).when(fixCourse(edited)).thenNothing());

  test("the course of another round is fixed by its own first card", () =>
    given(created(), courseFixed()).when(fixCourse(edited, 2)).then(courseFixed(edited, 2)));

  test("a course cannot be fixed without a tournament", () =>
    given().when(fixCourse()).thenRejected(new TournamentNotFound({ tournamentId })));
});

describe("an administrator who applies a changed course to a round", () => {
  test("a changed course replaces that of the whole round", () =>
    given(created(), courseFixed()).when(changeCourse(edited)).then(courseChanged(edited)));

  test("the same course again changes nothing", () =>
    given(created(), courseFixed(), courseChanged(edited))
      .when(changeCourse(structuredClone(edited)))
      .thenNothing());

  test("a first card that is opened later does not change an applied course", () =>
    given(created(), courseFixed(), courseChanged(edited)).when(fixCourse()).thenNothing());

  test("a course can be applied to a round without a fixed course", () =>
    given(created()).when(changeCourse(edited)).then(courseChanged(edited)));
});
