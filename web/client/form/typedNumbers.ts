import { roundHalfUp } from "../../../domain/golf/roundHalfUp.ts";
import { readHandicap } from "../../../domain/shared/typedHandicap.ts";
import {
  type NumberField,
  questionOf,
  readNumber,
  signOfMoney,
} from "../../../domain/shared/typedNumber.ts";
import { handicapText } from "../../../domain/shared/writtenHandicap.ts";

/** What a field asks for; in a handicap a plus sign means better than scratch. */
export type NumberKind = NumberField | "handicap";

interface Understood {
  /** The number as it will be saved, if it differs from what was typed; null if there is nothing to say. */
  readonly text: string | null;
  /** Two readings between which a person has to choose. */
  readonly either: readonly [string, string] | null;
  /** "1250 or 1.25?" */
  readonly question: string | null;
}

const nothing: Understood = { text: null, either: null, question: null };

/** What is understood of a text in a field for numbers. */
export const understoodOf = (typed: string, kind: NumberKind): Understood => {
  const amount = kind === "money" ? withoutSign(typed) : typed;
  const read = kind === "handicap" ? readHandicap(amount) : readNumber(amount, kind);
  if (read.kind === "either") {
    const [thousands, decimal] = read.readings.map(String);
    return { text: null, either: [`${thousands}`, `${decimal}`], question: questionOf(read) };
  }
  if (read.kind !== "number") return nothing;
  const text = kind === "handicap" ? handicapText(roundHalfUp(read.value, 1)) : String(read.value);
  return isSame(amount, text) ? nothing : { ...nothing, text };
};

/** A text like 12.40 or 007 says the same as its number. */
const isSame = (typed: string, text: string) => {
  const written = typed.trim();
  return (
    /^[+]?\d*[.]?\d*$/u.test(written) && Number(written) === Number(text) && isSigned(written, text)
  );
};

const isSigned = (one: string, other: string) => one.startsWith("+") === other.startsWith("+");

const withoutSign = (typed: string) => typed.replace(signOfMoney, "");

/** The number of a text, before the contract validates it. Not a number, where nothing is typed. */
export const numberIn = (typed: string, field: NumberField = "whole"): number => {
  const read = readNumber(typed, field);
  return read.kind === "number" ? read.value : Number.NaN;
};

/** The same; null where nothing is typed. */
export const numberOrNull = (typed: string, field: NumberField = "whole"): number | null =>
  typed.trim() === "" ? null : numberIn(typed, field);

/** An amount that is only shown; what cannot be read counts nothing. */
export const amountIn = (typed: string): number => numberIn(withoutSign(typed), "money") || 0;
