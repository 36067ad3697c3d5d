import { Effect, Layer, Option } from "effect";
import { CourseFinder, CourseSearchUnavailable } from "../../../application/ports/CourseFinder.ts";
import { appConfig } from "../../config/config.ts";
import {
  chosenProvider,
  makeLanguageModel,
  type Provider,
} from "../../languageModel/languageModel.ts";
import { inUnits } from "../lengths.ts";
import { instructions, readProvidedCourse } from "./providedCourse.ts";

/** Without a language model only the catalogue is searched. */
export const noCourseFinder = Layer.succeed(CourseFinder, {
  find: () => Effect.succeed(null),
});

/** Eighteen holes and some tees need half of that. */
const MAXIMUM_TOKENS = 4000;

export const openAiCourseFinder = (provider: Provider) =>
  Layer.effect(
    CourseFinder,
    Effect.gen(function* () {
      const { units } = yield* appConfig;
      const ask = yield* makeLanguageModel(provider);
      return CourseFinder.of({
        find: (sought) =>
          ask({ instructions, facts: JSON.stringify(sought), maximumTokens: MAXIMUM_TOKENS }).pipe(
            Effect.flatMap(readProvidedCourse),
            Effect.map((course) => course && inUnits(course, units)),
            Effect.tapError((cause) => Effect.logWarning("No course could be asked for", cause)),
            Effect.mapError((cause) => new CourseSearchUnavailable({ cause })),
          ),
      });
    }),
  );

/** Chooses the finder that the settings ask for. */
export const courseFinder = Layer.unwrap(
  Effect.map(
    chosenProvider,
    Option.match({ onNone: () => noCourseFinder, onSome: openAiCourseFinder }),
  ),
);
