import { Schema, SchemaTransformation } from "effect";
import { roundHalfUp } from "../../../domain/golf/roundHalfUp.ts";
import { PLUS_HANDICAP, readHandicap } from "../../../domain/shared/typedHandicap.ts";
import { handicapText } from "../../../domain/shared/writtenHandicap.ts";
import { says, sentence } from "./sentence.ts";

const Index = Schema.NullOr(Schema.Finite.check(Schema.isBetween({ minimum: -10, maximum: 54 })));

/** A number, as people type it or not, or nothing. */
const NumberOrText = Schema.Union([Schema.Finite, Schema.String, Schema.Null]).check(
  Schema.makeFilter((value) => kindOf(value) !== "minus", says(PLUS_HANDICAP)),
  Schema.makeFilter((value) => kindOf(value) !== "unreadable"),
);

const kindOf = (value: number | string | null) =>
  typeof value === "string" && value.trim() !== "" ? readHandicap(value).kind : "number";

const read = (value: number | string | null) => {
  if (typeof value !== "string") return value;
  const typed = readHandicap(value);
  return typed.kind === "number" ? typed.value : null;
};

/** Half up, so a half of a plus handicap goes towards zero. Never the negative zero. */
const toOneDecimal = (value: number | null) =>
  value === null ? null : roundHalfUp(Number(value.toFixed(6)), 1) + 0;

/**
 * A handicap index from 54 to plus 10, which is -10, with one decimal, or null. People send a
 * number, which may be negative, or a text as they type it ("12,4", "+2.1"), an empty text or null.
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
export const HandicapText = handicap((handicap) =>
  handicap === null ? "" : handicap < 0 ? handicapText(handicap) : String(handicap),
);
