import { Effect, Layer } from "effect";
import { CourseCatalogue } from "../../../application/ports/CourseCatalogue.ts";
import { catalogue, courseFromCatalogue } from "./catalogue.ts";

export const courseCatalogue = Layer.succeed(CourseCatalogue, {
  attribution:
    "Course catalogue: facts from public scorecards. Contains data from OpenGolfAPI (opengolfapi.org), ODbL 1.0.",
  courses: Effect.sync(() =>
    catalogue().map(({ id }) => ({ id, course: courseFromCatalogue(id) })),
  ),
});
