import { Schema, SchemaTransformation } from "effect";
import { Cents } from "../../../domain/shared/values.ts";
import { says, sentence, whenMissing } from "./sentence.ts";

/** Cents in the form of the contract: "100.00". */
export const inDollars = (cents: number) => (cents / 100).toFixed(2);

export const Money = Schema.String.check(Schema.isPattern(/^\d{1,8}\.\d{2}$/u)).pipe(
  Schema.decodeTo(
    Cents,
    SchemaTransformation.transform<number, string>({ decode: inCents, encode: inDollars }),
  ),
);

/**
 * The same, also for debts, "-12.50", and for sums over many games. It is only written and never
 * read.
 */
export const Balance = Schema.String.check(Schema.isPattern(/^-?\d{1,13}\.\d{2}$/u)).pipe(
  Schema.decodeTo(
    Schema.Int,
    SchemaTransformation.transform<number, string>({ decode: inCents, encode: inDollars }),
  ),
);

// Spaces may stand in one place before the sign and in one place after it. If the pattern allowed a
// choice, a long text of spaces would be tried in every split.
const amount = /^\s*(?:\$\s*)?(?:\d+(?:\.\d{0,2})?|\.\d{1,2})\s*$/u;

const NumberOrText = Schema.Union([Schema.Finite, Schema.String]);

/**
 * A number, or a text that may begin with a dollar sign, from 0 to `most` cents, or this refusal.
 */
export const amountUpTo = (most: number, refusal: string) =>
  NumberOrText.check(Schema.makeFilter((value) => amount.test(String(value)))).pipe(
    Schema.decodeTo(
      Cents.check(Schema.isLessThanOrEqualTo(most)),
      SchemaTransformation.transform<number, number | string>({
        decode: inCents,
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

/** Rounded, because 0.29 * 100 is a little less than 29. */
function inCents(value: number | string) {
  return Math.round(Number(String(value).replace("$", "")) * 100);
}
