import { decimal, type Fraction } from "./fraction.ts";

/**
 * `floor(x + 0.5)` in the last decimal that is kept, so -1.5 becomes -1 and 10.55 becomes 10.6
 * (docs/rules.md). A number is taken as the decimals with which it is written.
 */
export const roundHalfUp = (value: number | Fraction, decimals = 0): number => {
  const { numerator, denominator } = typeof value === "number" ? decimal(value) : value;
  const scale = 10n ** BigInt(decimals);
  const rounded = floorDivide(2n * numerator * scale + denominator, 2n * denominator);
  return Number(rounded) / Number(scale);
};

const floorDivide = (dividend: bigint, divisor: bigint) => {
  const towardZero = dividend / divisor;
  return dividend % divisor < 0n ? towardZero - 1n : towardZero;
};
