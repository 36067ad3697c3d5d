import { Effect, Layer } from "effect";
import { CourseCatalogue } from "../../../application/ports/CourseCatalogue.ts";
import { catalogue, courseFromCatalogue } from "./catalogue.ts";

export const courseCatalogue = Layer.succeed(CourseCatalogue, {
  courses: Effect.sync(() =>
    catalogue().map(({ id }) => ({ id, course: courseFromCatalogue(id) })),
  ),
});
