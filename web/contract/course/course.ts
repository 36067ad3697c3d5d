import { Schema } from "effect";
import { CourseId, HoleId, HoleNumber, TeeId } from "../../../domain/shared/values.ts";
import { intOrNull, numberOrNull, textOrNull, UtcTime } from "../shared.ts";

export const Tee = Schema.Struct({
  id: TeeId,
  name: Schema.String,
  courseRating: numberOrNull,
  /** 55 to 155. */
  slopeRating: intOrNull,
  totalYards: intOrNull,
}).annotate({ identifier: "Tee" });
export type Tee = typeof Tee.Type;

export const Course = Schema.Struct({
  id: CourseId,
  name: Schema.String,
  location: Schema.String,
  address: Schema.String,
  city: Schema.String,
  state: Schema.String,
  zipCode: textOrNull,
  phone: textOrNull,
  website: textOrNull,
  description: textOrNull,
  totalPar: intOrNull,
  totalYardage: intOrNull,
  /** The name of the tee from which `blueDistance` is measured, and so on. */
  blueTee: Schema.String,
  whiteTee: Schema.String,
  redTee: Schema.String,
  status: Schema.Literals(["active", "archived"]),
  /** An edit sends it back as `basedOn`. */
  revision: Schema.Int,
  createdAt: UtcTime,
  tees: Schema.Array(Tee),
}).annotate({ identifier: "Course" });
export type Course = typeof Course.Type;

/** Distances under both their names, with equal values. */
export const Hole = Schema.Struct({
  id: HoleId,
  courseId: CourseId,
  holeNumber: HoleNumber,
  par: Schema.Int,
  /** The stroke index, 1 to 18. */
  handicap: Schema.Int,
  distanceBlue: intOrNull,
  distanceWhite: intOrNull,
  distanceRed: intOrNull,
  blueDistance: intOrNull,
  whiteDistance: intOrNull,
  redDistance: intOrNull,
}).annotate({ identifier: "Hole" });
export type Hole = typeof Hole.Type;
