import { Schema, SchemaTransformation } from "effect";
import { Cents } from "../../../domain/shared/values.ts";

/** Cents in the form of the contract: "100.00". */
export const inDollars = (cents: number) => (cents / 100).toFixed(2);

/** Rounded, because 0.29 * 100 is a little less than 29. */
export const inCents = (value: number | string) => Math.round(Number(value) * 100);

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
