import { Schema, SchemaTransformation } from "effect";
import { readNumber } from "../../../domain/shared/typedNumber.ts";
import { Gender } from "./gender.ts";
import { sentence } from "./sentence.ts";
import { optionalText } from "./texts.ts";

/** An empty text or null means that it is left out. */
export const GenderInput = Schema.Union([Gender, Schema.Literal(""), Schema.Null]).pipe(
  Schema.decodeTo(
    Schema.NullOr(Gender),
    SchemaTransformation.transform<Gender | null, Gender | "" | null>({
      decode: (gender) => (gender === "" ? null : gender),
      encode: (gender) => gender,
    }),
  ),
  sentence("Gender must be female or male"),
);

const FIRST_YEAR = 1900;

const isYear = (year: number) => year >= FIRST_YEAR && year <= new Date().getFullYear();

const yearOf = (value: number | string | null): number | null => {
  if (typeof value !== "string") return value;
  if (value.trim() === "") return null;
  const typed = readNumber(value, "decimal");
  return typed.kind === "number" ? typed.value : Number.NaN;
};

/** A year as a number or as it is typed; an empty text or null means that it is left out. */
export const BirthYearInput = Schema.Union([Schema.Number, Schema.String, Schema.Null]).pipe(
  Schema.decodeTo(
    Schema.NullOr(Schema.Int.check(Schema.makeFilter(isYear))),
    SchemaTransformation.transform<number | null, number | string | null>({
      decode: yearOf,
      encode: (year) => year,
    }),
  ),
  sentence("Year of birth must be a year since 1900"),
);

export const MemberNumberInput = optionalText("Member number", 30);
export const HomeClubInput = optionalText("Home club", 100);

/** What a club knows of its members; null is left out. */
export const memberDetails = {
  gender: GenderInput,
  birthYear: BirthYearInput,
  memberNumber: MemberNumberInput,
  homeClub: HomeClubInput,
};
