import { Effect, Layer } from "effect";
import { CourseCatalogue } from "../../../application/ports/CourseCatalogue.ts";
import { appConfig } from "../../config/config.ts";
import { inUnits } from "../lengths.ts";
import { catalogue, courseFromCatalogue } from "./catalogue.ts";

export const courseCatalogue = Layer.effect(
  CourseCatalogue,
  Effect.map(appConfig, ({ units }) =>
    CourseCatalogue.of({
      attribution:
        "Course catalogue: facts from public scorecards. Contains data from OpenGolfAPI (opengolfapi.org), ODbL 1.0.",
      courses: Effect.sync(() =>
        catalogue().map(({ id }) => ({ id, course: inUnits(courseFromCatalogue(id), units) })),
      ),
    }),
  ),
);
