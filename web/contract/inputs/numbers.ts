import { Schema } from "effect";
import { sentence } from "./sentence.ts";

/** A whole number with its limits, both included. */
export const wholeNumber = (field: string, least: number, most: number) =>
  Schema.Int.check(Schema.isBetween({ minimum: least, maximum: most })).pipe(
    within(field, least, most),
  );

/** The same; null if it is unknown. */
export const optionalNumber = (field: string, least: number, most: number) =>
  Schema.NullOr(Schema.Int.check(Schema.isBetween({ minimum: least, maximum: most }))).pipe(
    within(field, least, most),
  );

/** "Strokes must be between 1 and 12". */
const within = (field: string, least: number, most: number) =>
  sentence(`${field} must be between ${least} and ${most}`);

/** The revision on which an edit is based. Databases count no further than this. */
export const Revision = Schema.Int.check(
  Schema.isBetween({ minimum: 0, maximum: 2_147_483_647 }),
).pipe(sentence("The revision must be a whole number"));
