import { randomUUID } from "node:crypto";
import { usualTeeNames } from "../../domain/golf/tee.ts";
import { CourseId, HoleId, HoleNumber, TeeId } from "../../domain/shared/values.ts";
import type { NewCourse, NewHole, Tee } from "../ports/Courses.ts";

export const aHole = (number: number, fields: Partial<NewHole> = {}): NewHole => ({
  id: HoleId.make(randomUUID()),
  holeNumber: HoleNumber.make(number),
  par: 4,
  strokeIndex: number,
  blueDistance: 350,
  whiteDistance: 320,
  redDistance: null,
  ...fields,
});

export const aTee = (fields: Partial<Tee> = {}): Tee => ({
  id: TeeId.make(randomUUID()),
  name: "Blue",
  courseRating: 72.4,
  slopeRating: 131,
  totalYards: 6800,
  ...fields,
});

/** Three holes and two tees. */
export const aCourse = (fields: Partial<NewCourse> = {}): NewCourse => ({
  id: CourseId.make(randomUUID()),
  name: "Dusk Links",
  location: "Harbour, FL",
  address: "1 Shore Road",
  city: "Harbour",
  state: "FL",
  zipCode: null,
  phone: null,
  website: "https://dusk.example",
  description: null,
  totalPar: 12,
  totalYardage: null,
  ...usualTeeNames,
  holes: [aHole(3), aHole(1), aHole(2)],
  tees: [aTee(), aTee({ name: "White", courseRating: null, slopeRating: null })],
  ...fields,
});
