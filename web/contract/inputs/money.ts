import { Schema, SchemaIssue, SchemaTransformation } from "effect";
import { questionOf, readNumber, signOfMoney } from "../../../domain/shared/typedNumber.ts";
import { Cents } from "../../../domain/shared/values.ts";
import { inCents, inDollars } from "./cents.ts";
import { says, sentence, whenMissing } from "./sentence.ts";

const NumberOrText = Schema.Union([Schema.Finite, Schema.String]);

/** A text that may begin with the sign of a currency. */
const readAmount = (text: string) => readNumber(text.replace(signOfMoney, ""), "money");

/** At most whole cents. */
const isAmount = (value: number | string) => {
  if (typeof value === "number") return wholeCents.test(String(value));
  const read = readAmount(value);
  if (read.kind === "number") return read.sign === "" && wholeCents.test(String(read.value));
  // It could be either amount, so a person has to say which.
  return read.kind === "either" && new SchemaIssue.InvalidValue(says(questionOf(read)));
};

const wholeCents = /^\d+(?:\.\d{1,2})?$/u;

/**
 * A number, or a text as people type it, from 0 to `most` cents, or this refusal.
 */
export const amountUpTo = (most: number, refusal: string) =>
  NumberOrText.check(Schema.makeFilter(isAmount)).pipe(
    Schema.decodeTo(
      Cents.check(Schema.isLessThanOrEqualTo(most)),
      SchemaTransformation.transform<number, number | string>({
        decode: (value) => inCents(typeof value === "number" ? value : amountOf(value)),
        encode: inDollars,
      }),
    ),
    sentence(refusal),
  );

/** The same, with a separate sentence for a missing value. */
export const moneyUpTo = (most: number, field: string) =>
  NumberOrText.check(Schema.makeFilter((value) => value !== "", says(`${field} is required`))).pipe(
    Schema.decodeTo(amountUpTo(most, `${field} must be between 0 and ${inDollars(most)}`)),
    sentence(`${field} must be between 0 and ${inDollars(most)}`),
    whenMissing(`${field} is required`),
  );

const amountOf = (text: string) => {
  const read = readAmount(text);
  return read.kind === "number" ? read.value : Number.NaN;
};
