import { Schema } from "effect";
import { Cents, textBetween } from "../shared/values.ts";

/** "Guest". */
export const FeeName = textBetween(1, 40);

/** A kind of fee beside that of the tournament. Its name tells it from the others. */
export const Fee = Schema.Struct({ name: FeeName, amount: Cents });
export type Fee = typeof Fee.Type;

/** What a tournament asks for an entry. */
export interface Fees {
  /** Null is not decided yet, and costs nothing. */
  readonly registrationFee: Cents | null;
  readonly otherFees?: ReadonlyArray<Fee>;
}

const free = Cents.make(0);

/**
 * What an entry costs. A kind of fee that the tournament no longer has costs what the tournament
 * costs.
 */
export const feeOf = (fee: string | null, { registrationFee, otherFees = [] }: Fees): Cents =>
  otherFees.find(({ name }) => name === fee)?.amount ?? registrationFee ?? free;
