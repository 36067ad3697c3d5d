import { Effect } from "effect";
import { takeFromCatalogue } from "../../../application/courses/bundledCourse.ts";
import { createCourse } from "../../../application/courses/createCourse.ts";
import { type BundledCourse, CourseCatalogue } from "../../../application/ports/CourseCatalogue.ts";
import type { CourseInput } from "../../../application/ports/Courses.ts";
import { searchText } from "../../../domain/shared/searchText.ts";
import { HoleNumber } from "../../../domain/shared/values.ts";
import { originOf } from "./importer.ts";
import { nameKey, sumOf, type TournamentFile } from "./tournamentFile.ts";

type Played = Pick<TournamentFile, "course" | "parPerHole">;

/** The course that was played: from the catalogue, or made from the file. */
export const courseOfFile = Effect.fnUntraced(function* (file: Played) {
  const bundled = yield* CourseCatalogue.use(({ courses }) => courses);
  const known = bundled.find((course) => isSame(course, file));
  if (known) return yield* takeFromCatalogue(known);
  const key = `course ${nameKey(file.course)} ${file.parPerHole.join(" ")}`;
  return yield* createCourse(courseFrom(file), originOf(key));
});

/** Every word of the name matches, and every hole has the same par. */
const isSame = ({ course: { name, address, holes } }: BundledCourse, file: Played) => {
  const known = wordsOf(`${name} ${address}`);
  const isNamed = [...wordsOf(file.course)].every((word) => known.has(word));
  const pars = holes.map(({ par }) => par);
  return isNamed && pars.join() === file.parPerHole.join();
};

const wordsOf = (name: string) => new Set(searchText(name).match(/[\p{Letter}\p{Number}]+/gu));

const unknown = { zipCode: null, phone: null, website: null, totalYardage: null, tees: [] };

/**
 * Files contain only pars, so the stroke indexes follow the hole numbers until an administrator
 * corrects them.
 */
const courseFrom = ({ course, parPerHole }: Played): CourseInput => ({
  ...unknown,
  name: course,
  location: course,
  address: course,
  city: course,
  state: "--",
  description: "Made from an imported tournament: stroke indexes and distances are not known.",
  totalPar: sumOf(parPerHole),
  holes: parPerHole.map((par, index) => ({
    holeNumber: HoleNumber.make(index + 1),
    par,
    strokeIndex: index + 1,
    blueDistance: null,
    whiteDistance: null,
    redDistance: null,
  })),
});
