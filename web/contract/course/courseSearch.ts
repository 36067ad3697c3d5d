import { Schema, Struct } from "effect";
import { endpoint } from "../endpoint.ts";
import { orNull } from "../inputs/absent.ts";
import { optionalText, requiredText } from "../inputs/texts.ts";
import { intOrNull, textOrNull } from "../shared.ts";
import { Course, Tee } from "./course.ts";

const FoundHole = Schema.Struct({
  holeNumber: Schema.Int,
  par: Schema.Int,
  /** The stroke index, 1 to 18. */
  handicap: Schema.Int,
  blueDistance: intOrNull,
  whiteDistance: intOrNull,
  redDistance: intOrNull,
});

/** A course that was found but not created yet. */
export const FoundCourse = Course.mapFields(
  Struct.omit(["id", "status", "revision", "createdAt", "tees"]),
)
  .mapFields(
    Struct.assign({
      /** A provider is a language model, which may be wrong in every value. */
      source: Schema.Literals(["catalogue", "provider"]),
      /** Must be printed next to the course. */
      attribution: textOrNull,
      holes: Schema.Array(FoundHole),
      tees: Schema.Array(Tee.mapFields(Struct.omit(["id"]))),
    }),
  )
  .annotate({ identifier: "FoundCourse" });
export type FoundCourse = typeof FoundCourse.Type;

export const searchCourse = endpoint({
  summary: "Finds a real course by its name, to create it from; nothing is stored",
  method: "POST",
  path: "/api/courses/search",
  access: "admin",
  body: Schema.Struct({
    courseName: requiredText("Course name", 200, "Please enter a course name to search."),
    location: orNull(optionalText("Location", 200)),
  }),
  success: { status: 200, body: FoundCourse },
  refusals: ["NoCourseFound", "CourseSearchUnavailable", "TooManyAttempts"],
});
