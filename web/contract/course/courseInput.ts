import { Schema, Struct } from "effect";
import { usualTeeNames } from "../../../domain/golf/tee.ts";
import { TeeId } from "../../../domain/shared/values.ts";
import { webAddress } from "../../../domain/shared/webAddress.ts";
import { NewHole } from "../card/holeInput.ts";
import { orElse, orNull } from "../inputs/absent.ts";
import { optionalNumber, Revision } from "../inputs/numbers.ts";
import { says, sentence } from "../inputs/sentence.ts";
import { optionalLines, optionalText, requiredText } from "../inputs/texts.ts";
import { eachHoleOnce, eachTeeNameOnce } from "./repeatedInCourse.ts";

const TeeInput = Schema.Struct({
  /** The id of an existing tee; without it the tee is new. */
  id: orNull(TeeId),
  name: requiredText("Tee name", 50),
  courseRating: orNull(
    Schema.NullOr(Schema.Finite.check(Schema.isBetween({ minimum: 1, maximum: 150 }))).pipe(
      sentence("Course rating must be between 1 and 150"),
    ),
  ),
  slopeRating: orNull(optionalNumber("Slope", 55, 155)),
  totalYards: orNull(optionalNumber("Tee yards", 1, 20_000)),
});
export type TeeInput = typeof TeeInput.Type;

const Tees = Schema.Array(TeeInput)
  .check(Schema.isMaxLength(20, says("A course has at most 20 tees")), eachTeeNameOnce)
  .pipe(sentence("Tees must be a list"));

export const Holes = Schema.Array(NewHole)
  .check(Schema.isMaxLength(18, says("A course has at most 18 holes")), eachHoleOnce)
  .pipe(sentence("Holes must be a list"));

const NO_WEBSITE = "The website must begin with https:// or http://";
const STATE_TOO_SHORT = "State must be at least 2 characters";

/** The names of the columns of distances. */
export const teeNames = {
  blueTee: requiredText("Tee name", 50),
  whiteTee: requiredText("Tee name", 50),
  redTee: requiredText("Tee name", 50),
};

const fields = {
  name: requiredText("Course name", 200),
  address: requiredText("Address", 200),
  city: requiredText("City", 100),
  state: requiredText("State", 100).check(Schema.isMinLength(2, says(STATE_TOO_SHORT))),
};

const mayStayOpen = {
  /** Null stands for "city, state". */
  location: optionalText("Location", 200),
  zipCode: optionalText("Zip code", 20),
  phone: optionalText("Phone", 30),
  website: optionalText("Website", 200).check(
    Schema.makeFilter((text) => text === null || webAddress.test(text), says(NO_WEBSITE)),
  ),
  description: optionalLines("Description", 5000),
  totalPar: optionalNumber("Total par", 1, 200),
  totalYardage: optionalNumber("Total yardage", 1, 20_000),
};

export const NewCourse = Schema.Struct({
  ...fields,
  location: orNull(mayStayOpen.location),
  zipCode: orNull(mayStayOpen.zipCode),
  phone: orNull(mayStayOpen.phone),
  website: orNull(mayStayOpen.website),
  description: orNull(mayStayOpen.description),
  totalPar: orNull(mayStayOpen.totalPar),
  totalYardage: orNull(mayStayOpen.totalYardage),
  blueTee: orElse(teeNames.blueTee, usualTeeNames.blueTee),
  whiteTee: orElse(teeNames.whiteTee, usualTeeNames.whiteTee),
  redTee: orElse(teeNames.redTee, usualTeeNames.redTee),
  holes: orElse(Holes, []),
  tees: orElse(Tees, []),
});
export type NewCourse = typeof NewCourse.Type;

/** Absent fields stay as they are; tees replace the list. */
export const CourseChanges = Schema.Struct({
  ...fields,
  ...mayStayOpen,
  ...teeNames,
  tees: Tees,
  /** The revision that was edited. */
  basedOn: Revision,
}).mapFields(Struct.map(Schema.optionalKey));
export type CourseChanges = typeof CourseChanges.Type;
