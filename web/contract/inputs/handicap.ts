import { Schema, SchemaTransformation } from "effect";
import { sentence } from "./sentence.ts";

const notation = /^(?:\d+(?:\.\d*)?|\.\d+)$/u;

/** A number as people type it, or nothing. */
const NumberOrText = Schema.Union([
  Schema.Finite,
  Schema.String.check(
    Schema.makeFilter((text) => text.trim() === "" || notation.test(text.trim())),
  ),
  Schema.Null,
]);

const Index = Schema.NullOr(Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 54 })));

const read = (value: number | string | null) => {
  if (value === null) return null;
  if (typeof value === "number") return value;
  return value.trim() === "" ? null : Number(value);
};

/** Half up. `toFixed` first, since 4.35 * 10 is less than 43.5. */
const toOneDecimal = (value: number | null) =>
  value === null ? null : Math.floor(Number(`${value.toFixed(6)}e1`) + 0.5) / 10;

/**
 * A handicap index from 0 to 54 with one decimal, or null. People send a number, a text, an empty
 * text or null.
 */
const handicap = (write: (handicap: number | null) => number | string | null) =>
  NumberOrText.pipe(
    Schema.decodeTo(
      Index,
      SchemaTransformation.transform<number | null, number | string | null>({
        decode: read,
        encode: write,
      }),
    ),
    Schema.decodeTo(
      Index,
      SchemaTransformation.transform<number | null, number | null>({
        decode: toOneDecimal,
        encode: (handicap) => handicap,
      }),
    ),
    sentence("Handicap must be between 0 and 54"),
  );

export const HandicapInput = handicap((handicap) => handicap);

/** The same, but returned as a text, as the profile form has always expected. */
export const HandicapText = handicap((handicap) => (handicap === null ? "" : String(handicap)));
