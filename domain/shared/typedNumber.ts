/**
 * Numbers as people write them: with a comma or a point, with spaces or apostrophes between
 * thousands, and with a sign.
 */
export type TypedNumber = NumberRead | TwoReadings | Unreadable;

interface NumberRead {
  readonly kind: "number";
  readonly value: number;
  readonly sign: Sign;
}

/** "1,250" in a field for money: nothing says whether it is 1250 or 1.25. */
interface TwoReadings {
  readonly kind: "either";
  readonly readings: readonly [thousands: number, decimal: number];
}

interface Unreadable {
  readonly kind: "unreadable";
}

type Sign = "+" | "-" | "";

/**
 * What one separator before exactly three last digits means: in a field for whole numbers it
 * divides thousands, in one for decimals it is the decimal separator, and in one for money a person
 * has to be asked.
 */
export type NumberField = "whole" | "decimal" | "money";

/** "$" or "€" before an amount, or the three letters of a currency. */
export const signOfMoney = /^\s*(\p{Sc}|[A-Z]+)/u;

const unreadable: Unreadable = { kind: "unreadable" };

/** Longer texts are no numbers that a person typed. */
const LONGEST = 40;

/** Reads a number that a person typed. Nothing of the text is left out. */
export const readNumber = (typed: string, field: NumberField): TypedNumber => {
  const [, sign = "", written = ""] = /^([+\-−]?)\s*(.*)$/su.exec(typed.trim()) ?? [];
  if (written.length > LONGEST) return unreadable;
  const digits = withoutSpaces(written);
  if (digits === null || !/\d/u.test(digits)) return unreadable;
  const hadSpaces = digits !== written;
  const [separator, ...further] = digits.match(/[.,]/gu) ?? [];
  if (separator === undefined) return numberOf(sign, digits, "");
  if (further.length === 0) return withOneSeparator(sign, digits, hadSpaces ? "decimal" : field);
  return withSeveral(sign, digits);
};

/** Between thousands people write spaces, also narrow ones, and apostrophes. */
const withoutSpaces = (written: string): string | null => {
  if (/^[\d.,]+$/u.test(written)) return written;
  return /^\d{1,3}(?:[\s'’]\d{3})+(?:[.,]\d*)?$/u.test(written)
    ? written.replaceAll(/[\s'’]/gu, "")
    : null;
};

const withOneSeparator = (sign: string, digits: string, field: NumberField): TypedNumber => {
  const [whole = "", decimals = ""] = digits.split(/[.,]/u);
  const mayDivide = field !== "decimal" && decimals.length === 3 && /^[1-9]\d{0,2}$/u.test(whole);
  if (!mayDivide) return numberOf(sign, whole, decimals);
  if (field === "whole") return numberOf(sign, whole + decimals, "");
  const [thousands, decimal] = [
    valueOf(sign, whole + decimals, ""),
    valueOf(sign, whole, decimals),
  ];
  return { kind: "either", readings: [thousands, decimal] };
};

/** "1,250.50", "1.250,50" and "1,250,000". */
const withSeveral = (sign: string, digits: string): TypedNumber => {
  const last = digits.search(/[.,]\d*$/u);
  const [head, decimals] = [digits.slice(0, last), digits.slice(last + 1)];
  if (/^\d{1,3}(?:(?:,\d{3})+|(?:[.]\d{3})+)$/u.test(digits)) {
    return numberOf(sign, digits.replaceAll(/[.,]/gu, ""), "");
  }
  const divided = digits[last] === "," ? /^\d{1,3}(?:[.]\d{3})+$/u : /^\d{1,3}(?:,\d{3})+$/u;
  return divided.test(head) ? numberOf(sign, head.replaceAll(/[.,]/gu, ""), decimals) : unreadable;
};

const numberOf = (sign: string, whole: string, decimals: string): NumberRead => ({
  kind: "number",
  value: valueOf(sign, whole, decimals),
  sign: sign === "+" || sign === "" ? sign : "-",
});

/** Never the negative zero. */
const valueOf = (sign: string, whole: string, decimals: string) => {
  const size = Number(`${whole || "0"}.${decimals || "0"}`);
  return sign === "" || sign === "+" || size === 0 ? size : -size;
};

/** "1250 or 1.25?" */
export const questionOf = ({ readings: [thousands, decimal] }: TwoReadings): string =>
  `${thousands} or ${decimal}?`;
