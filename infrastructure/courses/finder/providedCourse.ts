import { Effect, Option, Schema } from "effect";
import type { CourseInput } from "../../../application/ports/Courses.ts";
import { checkCourseHoles } from "../../../domain/golf/checkCourseHoles.ts";
import { HoleNumber, Par, StrokeIndex } from "../../../domain/shared/values.ts";
import { webAddress } from "../../../domain/shared/webAddress.ts";

const printable = Schema.isPattern(/^\P{C}*$/u);
const text = Schema.Trim.check(Schema.isNonEmpty(), Schema.isMaxLength(200), printable);
const orNull = <S extends Schema.Top>(schema: S) =>
  Schema.NullOr(schema).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null)));
const integer = (minimum: number, maximum: number) =>
  Schema.Int.check(Schema.isBetween({ minimum, maximum }));
const yards = orNull(integer(0, 999));

const ProvidedCourse = Schema.Struct({
  name: text,
  address: text,
  city: text,
  state: text,
  zipCode: orNull(Schema.String.check(Schema.isMaxLength(20), printable)),
  phone: orNull(Schema.String.check(Schema.isMaxLength(30), printable)),
  website: orNull(text),
  totalPar: orNull(integer(1, 200)),
  totalYardage: orNull(integer(1, 20_000)),
  holes: Schema.Array(
    Schema.Struct({
      holeNumber: HoleNumber,
      par: Par,
      strokeIndex: StrokeIndex,
      blueDistance: yards,
      whiteDistance: yards,
      redDistance: yards,
    }),
  ).check(Schema.isMaxLength(18)),
  tees: Schema.Array(
    Schema.Struct({
      name: Schema.Trim.check(Schema.isNonEmpty(), Schema.isMaxLength(50)),
      courseRating: orNull(Schema.Finite.check(Schema.isBetween({ minimum: 1, maximum: 150 }))),
      slopeRating: orNull(integer(55, 155)),
      totalYards: orNull(integer(1, 20_000)),
    }),
  ).check(Schema.isMaxLength(20)),
});

const decode = Schema.decodeUnknownEffect(
  Schema.fromJsonString(Schema.Struct({ course: Schema.NullOr(ProvidedCourse) })),
);

/** The format in which a model has to answer. `decode` reads it. */
export const instructions =
  "You know golf courses. You are given the name of a course, and perhaps where it lies. Answer with " +
  'JSON alone. {"course": null} if you do not know this very course. Otherwise {"course": {"name", ' +
  '"address", "city", "state", "zipCode", "phone", "website", "totalPar", "totalYardage", "holes", ' +
  '"tees"}}. Each hole is {"holeNumber", "par", "strokeIndex", "blueDistance", "whiteDistance", ' +
  '"redDistance"}, distances in yards; each tee is {"name", "courseRating", "slopeRating", ' +
  '"totalYards"}. What you do not know for certain is null, and an empty list if it is holes or tees. ' +
  "Invent nothing.";

/** Some models put the JSON into a Markdown code block, or a sentence around it. */
const jsonIn = (words: string) => words.slice(words.indexOf("{"), words.lastIndexOf("}") + 1);

/**
 * The course in the answer of a model. Null when the model knows no such course. Fails when the
 * answer has another format.
 */
export const readProvidedCourse = (words: string) =>
  Effect.map(decode(jsonIn(words)), ({ course }): CourseInput | null =>
    Option.match(Option.fromNullOr(course), {
      onNone: () => null,
      onSome: ({ holes, website, ...rest }) => ({
        ...rest,
        website: website !== null && webAddress.test(website) ? website : null,
        location: null,
        description: null,
        // A wrong scorecard is worse than no scorecard, so an impossible one is refused.
        holes: checkCourseHoles(holes).length === 0 ? holes : [],
      }),
    }),
  );
