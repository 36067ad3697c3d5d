/** A number without rounding. Handicaps and averages become decimals only when they are shown. */
export interface Fraction {
  readonly numerator: bigint;
  /** Above 0. */
  readonly denominator: bigint;
}

export const ratio = (numerator: number, denominator: number): Fraction => ({
  numerator: BigInt(numerator),
  denominator: BigInt(denominator),
});

export const percent = (value: number): Fraction => times(decimal(value), ratio(1, 100));

/**
 * The decimal that a person wrote: 10.55 is exactly 1055 hundredths here, although the float is
 * not.
 */
export const decimal = (value: number): Fraction => {
  const [digits = "", exponent = "0"] = String(value).split("e");
  const [whole = "", decimals = ""] = digits.split(".");
  const power = Number(exponent) - decimals.length;
  const numerator = BigInt(whole + decimals);
  return power < 0
    ? { numerator, denominator: 10n ** BigInt(-power) }
    : { numerator: numerator * 10n ** BigInt(power), denominator: 1n };
};

export const plus = (a: Fraction, b: Fraction): Fraction => ({
  numerator: a.numerator * b.denominator + b.numerator * a.denominator,
  denominator: a.denominator * b.denominator,
});

export const minus = (a: Fraction, b: Fraction): Fraction =>
  plus(a, { numerator: -b.numerator, denominator: b.denominator });

export const times = (a: Fraction, b: Fraction): Fraction => ({
  numerator: a.numerator * b.numerator,
  denominator: a.denominator * b.denominator,
});

export const sumOf = (terms: ReadonlyArray<Fraction>): Fraction => terms.reduce(plus, ratio(0, 1));

/** Below 0 when `a` is smaller, 0 when both are equal, even with different denominators. */
export const compare = (a: Fraction, b: Fraction): number => {
  const difference = minus(a, b).numerator;
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
};

/** The nearest float. */
export const toNumber = ({ numerator, denominator }: Fraction): number =>
  Number(numerator) / Number(denominator);
