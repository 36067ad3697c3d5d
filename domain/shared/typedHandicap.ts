import { readNumber, type TypedNumber } from "./typedNumber.ts";

/** A plus handicap is written with a plus sign and stored negative. */
export const PLUS_HANDICAP = "Write a plus handicap as +2.1";

export type TypedHandicap = TypedNumber | { readonly kind: "minus" };

/**
 * Reads a handicap that a person typed: "12,4", or "+2.1" for one better than scratch. A minus sign
 * could mean either, so it is asked about.
 */
export const readHandicap = (typed: string): TypedHandicap => {
  const read = readNumber(typed, "decimal");
  if (read.kind !== "number" || read.sign === "") return read;
  if (read.sign === "-") return { kind: "minus" };
  return { ...read, value: read.value === 0 ? 0 : -read.value };
};
