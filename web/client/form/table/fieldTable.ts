import type { InputHTMLAttributes, ReactNode } from "react";
import type { Option } from "../SelectField.tsx";
import type { NumberKind } from "../typedNumbers.ts";

/** What a call takes, as a form holds it: a yes or no, or else what is typed or chosen as text. */
export type TypedValues<Sent> = {
  readonly [Name in keyof Sent & string]-?: NonNullable<Sent[Name]> extends boolean
    ? boolean
    : string;
};

/** Follows from the values of the form and from what the form was asked to show. */
type Derived<Values, Asked, Answer> = (values: Values, asked: Asked) => Answer;

interface Common<Values, Asked> {
  readonly label: string;
  readonly hint?: ReactNode | Derived<Values, Asked, ReactNode>;
  /** The heading under which it stands, together with the other fields of that section. */
  readonly section?: string;
  /** It takes both columns. */
  readonly isWide?: boolean;
  /** By default always. */
  readonly isShown?: Derived<Values, Asked, boolean>;
}

interface OfText<Values, Asked> extends Common<Values, Asked> {
  /** Of a new thing; by default empty. */
  readonly start?: string;
  /** Other values that change when somebody changes this one. */
  readonly follow?: (values: Values, value: string, asked: Asked) => Partial<Values>;
}

type InputKind = "text" | "email" | "tel" | "url" | "date" | "time";
type Attributes = "autoCapitalize" | "autoComplete" | "disabled" | "maxLength";

/** Typed in one line or, as an area, in several. */
export interface Written<Values, Asked> extends OfText<Values, Asked> {
  /** By default text. */
  readonly kind?: InputKind | NumberKind | "area" | "password";
  readonly input?: Pick<InputHTMLAttributes<HTMLInputElement>, Attributes>;
}

/** One of several options. */
interface Chosen<Values, Asked> extends OfText<Values, Asked> {
  /** It is sent as a number. */
  readonly kind?: "whole";
  readonly options: ReadonlyArray<Option> | Derived<Values, Asked, ReadonlyArray<Option>>;
  /** The option that means that nothing is chosen. */
  readonly emptyLabel?: string | Derived<Values, Asked, string | undefined>;
}

/** One of two words, as a switch. */
interface Switched<Values, Asked> extends Common<Values, Asked> {
  readonly on: string;
  readonly off: string;
  readonly start: string;
}

/** Yes or no; by default a new thing begins with no. */
interface YesOrNo<Values, Asked> extends Common<Values, Asked> {
  readonly kind: "switch";
}

/** A value with a component of its own. */
interface Drawn<Value> {
  readonly section?: string;
  readonly start: Value;
  readonly draw: (control: {
    readonly value: Value;
    readonly error: string | undefined;
    readonly onChange: (value: Value) => void;
  }) => ReactNode;
}

type Row<Values, Asked, Value> = [Value] extends [boolean]
  ? YesOrNo<Values, Asked>
  : [Value] extends [string]
    ? Written<Values, Asked> | Chosen<Values, Asked> | Switched<Values, Asked>
    : Drawn<Value>;

/**
 * A form as a table: a row for each value, in the order of the page. What a form shows, begins with
 * and sends follows from its rows, so that a field is written once.
 */
export type FieldTable<Values, Asked = null> = {
  readonly [Name in keyof Values & string]: Row<Values, Asked, Values[Name]>;
};

export type AnyRow<Values, Asked> =
  | Written<Values, Asked>
  | Chosen<Values, Asked>
  | Switched<Values, Asked>
  | YesOrNo<Values, Asked>
  | Drawn<Values[keyof Values]>;

export const rowsOf = <Values, Asked>(table: FieldTable<Values, Asked>) =>
  Object.keys(table)
    .filter((name): name is keyof Values & string => name in table)
    .map((name) => [name, table[name] as AnyRow<Values, Asked>] as const);

export const isYesOrNo = <Values, Asked>(
  row: AnyRow<Values, Asked>,
): row is YesOrNo<Values, Asked> => "kind" in row && row.kind === "switch";

/** A property of a row, which may depend on the values. */
export const derived = <Values, Asked, Answer>(
  property: Answer | Derived<Values, Asked, Answer>,
  values: Values,
  asked: Asked,
): Answer =>
  typeof property === "function"
    ? (property as Derived<Values, Asked, Answer>)(values, asked)
    : property;
