import { readFileSync } from "node:fs";
import path from "node:path";
import { Schema } from "effect";
import type { CourseInput } from "../../../application/ports/Courses.ts";
import { usualTeeNames } from "../../../domain/golf/tee.ts";
import { HoleNumber, Par, StrokeIndex } from "../../../domain/shared/values.ts";
import { installationFolder } from "../../config/installation.ts";

const yards = Schema.NullOr(Schema.Int);

const CatalogueCourse = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  club: Schema.String,
  location: Schema.String,
  city: Schema.String,
  state: Schema.String,
  country: Schema.String,
  website: Schema.NullOr(Schema.String),
  totalPar: Schema.Int,
  totalYardage: Schema.Int,
  /** The tee from which each column of distances is measured. */
  teeMap: Schema.Struct({
    blue: Schema.optionalKey(Schema.String),
    white: Schema.optionalKey(Schema.String),
    red: Schema.optionalKey(Schema.String),
  }),
  holes: Schema.Array(
    Schema.Struct({
      holeNumber: HoleNumber,
      par: Par,
      handicap: StrokeIndex,
      distanceBlue: yards,
      distanceWhite: yards,
      distanceRed: yards,
    }),
  ),
  tees: Schema.Array(
    Schema.Struct({
      name: Schema.String,
      totalYards: Schema.Int,
      courseRating: Schema.optionalKey(Schema.NullOr(Schema.Finite)),
      slopeRating: Schema.optionalKey(Schema.NullOr(Schema.Int)),
    }),
  ),
});
type CatalogueCourse = typeof CatalogueCourse.Type;

const decode = Schema.decodeUnknownSync(
  Schema.fromJsonString(Schema.Struct({ courses: Schema.Array(CatalogueCourse) })),
);

const file = path.join(installationFolder, "infrastructure/courses/catalogue/courses.json");

let known: ReadonlyArray<CatalogueCourse> | undefined;

/**
 * The bundled scorecards of real courses. They are read when they are first needed. README.md names
 * their sources.
 */
export const catalogue = () => {
  known ??= decode(readFileSync(file, "utf8")).courses;
  return known;
};

/**
 * A course of the catalogue in the form in which an administrator would enter it. An unknown id is
 * a programming error.
 */
export const courseFromCatalogue = (id: string): CourseInput => {
  const course = catalogue().find((one) => one.id === id);
  if (!course) throw new Error(`The catalogue has no course "${id}".`);
  return inputFrom(course);
};

const inputFrom = (course: CatalogueCourse): CourseInput => {
  const { name, location, city, state, website, totalPar, totalYardage, teeMap } = course;
  return {
    name,
    location,
    // The catalogue has no street addresses.
    address: `${course.club}, ${city}, ${course.country}`,
    city,
    state,
    zipCode: null,
    phone: null,
    website,
    description: null,
    totalPar,
    totalYardage,
    blueTee: teeMap.blue ?? usualTeeNames.blueTee,
    whiteTee: teeMap.white ?? usualTeeNames.whiteTee,
    redTee: teeMap.red ?? usualTeeNames.redTee,
    holes: course.holes.map(({ holeNumber, par, handicap, ...distance }) => ({
      holeNumber,
      par,
      strokeIndex: handicap,
      blueDistance: distance.distanceBlue,
      whiteDistance: distance.distanceWhite,
      redDistance: distance.distanceRed,
    })),
    tees: course.tees.map(({ name, totalYards, courseRating = null, slopeRating = null }) => {
      return { name, totalYards, courseRating, slopeRating };
    }),
  };
};
