import { Schema, SchemaTransformation } from "effect";
import { Cents } from "../../../domain/shared/values.ts";
import { says, sentence, whenMissing } from "../sentence.ts";

/** Cents as the contract writes money: "100.00". */
export const inDollars = (cents: number) => (cents / 100).toFixed(2);

export const Money = Schema.String.check(Schema.isPattern(/^\d{1,8}\.\d{2}$/u)).pipe(
  Schema.decodeTo(
    Cents,
    SchemaTransformation.transform<number, string>({ decode: inCents, encode: inDollars }),
  ),
);

/** The same of what is owed too, "-12.50", and of sums over many games. Never read from people. */
export const Balance = Schema.String.check(Schema.isPattern(/^-?\d{1,13}\.\d{2}$/u)).pipe(
  Schema.decodeTo(
    Schema.Int,
    SchemaTransformation.transform<number, string>({ decode: inCents, encode: inDollars }),
  ),
);

// Space stands in one place before the sign and in one behind it: with a choice, a long text of
// spaces would be tried in every split.
const amount = /^\s*(?:\$\s*)?(?:\d+(?:\.\d{0,2})?|\.\d{1,2})\s*$/u;

const NumberOrText = Schema.Union([Schema.Finite, Schema.String]);

/** A number, or a text that may begin with a dollar sign, from 0 to `most` cents, or this refusal. */
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

/** The same, where nothing at all is refused in a sentence of its own. */
export const moneyUpTo = (most: number, field: string) =>
  NumberOrText.check(Schema.makeFilter((value) => value !== "", says(`${field} is required`))).pipe(
    Schema.decodeTo(amountUpTo(most, `${field} must be between 0 and ${inDollars(most)}`)),
    sentence(`${field} must be between 0 and ${inDollars(most)}`),
    whenMissing(`${field} is required`),
  );

/** Rounded, since 0.29 * 100 is a little less than 29. */
function inCents(value: number | string) {
  return Math.round(Number(String(value).replace("$", "")) * 100);
}
