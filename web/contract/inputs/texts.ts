import { Schema, SchemaTransformation } from "effect";
import { storable } from "../../../domain/shared/values.ts";
import { says, sentence } from "../sentence.ts";

const trimmed = <S extends Schema.Codec<string>>(schema: S) =>
  Schema.String.pipe(Schema.decodeTo(schema, SchemaTransformation.trim()));

const atMost = (most: number, field: string) =>
  Schema.isMaxLength(most, says(`${field} must be at most ${most} characters`));

/** What must be filled in; space around it is no part of it. */
export const requiredText = (field: string, most: number, required = `${field} is required`) =>
  trimmed(Schema.String.check(Schema.isMinLength(1), atMost(most, field), storable)).pipe(
    sentence(required),
  );

/** What may stay empty: an empty text is none. The answer is as in `sentence`. */
export const optionalText = (field: string, most: number, answer?: string) =>
  Schema.NullOr(Schema.String.check(Schema.isMaxLength(most), storable)).pipe(
    Schema.decodeTo(
      Schema.NullOr(Schema.String),
      SchemaTransformation.transform({
        decode: (text: string | null) => (text === null || text.trim() === "" ? null : text),
        encode: (text: string | null) => text,
      }),
    ),
    sentence(`${field} must be at most ${most} characters`, answer),
  );

const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?`;
const atom = String.raw`[\p{L}\p{N}!#$%&'*+/=?^_\u0060{|}~-]+`;
const address = new RegExp(`^${atom}(?:\\.${atom})*@${label}(?:\\.${label})+$`, "u");

/** An address as it was typed, without space around it. Accounts compare it without regard to case. */
export const email = (refusal = "Please enter a valid email address") =>
  trimmed(Schema.String.check(Schema.isMaxLength(254), Schema.isPattern(address))).pipe(
    sentence(refusal),
  );

/** Kept to the letter: space is part of a password. */
export const password = (least: number, refusal: string) =>
  Schema.String.check(Schema.isMinLength(least), atMost(200, "Password"), storable).pipe(
    sentence(refusal),
  );

/** Players give a number that can be called (AMB-16). */
export const phone = trimmed(
  Schema.String.check(Schema.isMinLength(10), atMost(30, "Phone number"), storable),
).pipe(sentence("Please enter a valid phone number"));
