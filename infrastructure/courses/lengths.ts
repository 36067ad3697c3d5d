import type { CourseInput } from "../../application/ports/Courses.ts";
import type { Settings } from "../config/settings.ts";

const METRES_IN_A_YARD = 0.9144;

const inMetres = <Length extends number | null>(yards: Length) =>
  yards === null ? yards : Math.round(yards * METRES_IN_A_YARD);

/** A course whose source is in yards, in the unit of the installation. */
export const inUnits = (course: CourseInput, units: Settings["units"]): CourseInput =>
  units === "yards"
    ? course
    : {
        ...course,
        totalYardage: inMetres(course.totalYardage),
        holes: course.holes.map((hole) => ({
          ...hole,
          blueDistance: inMetres(hole.blueDistance),
          whiteDistance: inMetres(hole.whiteDistance),
          redDistance: inMetres(hole.redDistance),
        })),
        tees: course.tees.map((tee) => ({ ...tee, totalYards: inMetres(tee.totalYards) })),
      };
