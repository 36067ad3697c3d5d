import { Result, Schema } from "effect";
import { handicapText } from "../../../../domain/shared/writtenHandicap.ts";
import type { Endpoint } from "../../../contract/endpoint.ts";
import { inDollars } from "../../../contract/inputs/cents.ts";
import type { FieldTexts } from "../conflict/EditConflictDialog.tsx";
import { errorsOf } from "../formErrors.ts";
import { numberIn } from "../typedNumbers.ts";
import { type AnyRow, derived, type FieldTable, isYesOrNo, rowsOf } from "./fieldTable.ts";

/** The value of each row. */
const eachRow = <Values, Asked>(
  table: FieldTable<Values, Asked>,
  valueOf: (row: AnyRow<Values, Asked>, name: keyof Values & string) => unknown,
) => Object.fromEntries(rowsOf(table).map(([name, row]) => [name, valueOf(row, name)])) as Values;

/** The values with which a new thing begins. */
export const startOf = <Values, Asked>(table: FieldTable<Values, Asked>): Values =>
  eachRow(table, (row) => ("start" in row ? row.start : isYesOrNo(row) ? false : ""));

type Stored<Values> = { readonly [Name in keyof Values]: Values[Name] | string | number | null };

const DAY = 10;

/** A stored thing as the form holds it. */
export const typedOf = <Values, Asked>(
  table: FieldTable<Values, Asked>,
  stored: Stored<Values>,
): Values =>
  eachRow(table, (row, name) => {
    const value = stored[name];
    if (isYesOrNo(row) || "draw" in row) return value;
    if (value === null) return "";
    const kind = "kind" in row ? row.kind : "text";
    if (kind === "date") return String(value).slice(0, DAY);
    if (kind === "money") return inDollars(Number(value));
    return kind === "handicap" ? handicapText(Number(value)) : String(value);
  });

const isStruct = (schema: Schema.Constraint): schema is Schema.Struct<Schema.Struct.Fields> =>
  "fields" in schema;

/** Whether null says in this call that there is none. A default for null says something else. */
const takesNull = ({ body }: Endpoint, name: string): boolean => {
  const field = isStruct(body) ? body.fields[name] : undefined;
  if (field === undefined) return false;
  const read = Schema.decodeUnknownResult(field as Schema.ConstraintCodec<unknown, unknown>)(null);
  return Result.isSuccess(read) && read.success === null;
};

/**
 * The body of a call, before the contract validates it. Numbers without a decimal are read here;
 * the contract reads the others. What is left empty is null where the call has null for that.
 */
export const bodyOf = <Values, Asked>(
  table: FieldTable<Values, Asked>,
  contract: Endpoint,
  values: Values,
): { readonly [Name in keyof Values]: Values[Name] | number | null } =>
  eachRow(table, (row, name) => {
    const value = values[name];
    if (typeof value !== "string") return value;
    const isRead = "kind" in row && (row.kind === "whole" || row.kind === "decimal");
    const isEmpty = (isRead ? value.trim() : value) === "";
    if (isEmpty && takesNull(contract, name)) return null;
    return isRead ? numberIn(value, row.kind) : value;
  });

/** The fields that a call refuses when they are empty. */
export const requiredIn = <Values, Asked>(
  table: FieldTable<Values, Asked>,
  contract: Endpoint,
): ReadonlySet<string> => {
  const empty = eachRow(table, (row) => (isYesOrNo(row) ? false : "draw" in row ? row.start : ""));
  return new Set(Object.keys(errorsOf(contract, bodyOf(table, contract, empty))));
};

/** How the fields and their values are called where somebody has to choose between two edits. */
export const textsOf = <Values, Asked>(
  table: FieldTable<Values, Asked>,
  asked: Asked,
): FieldTexts<Values> => {
  const rows = new Map<string, AnyRow<Values, Asked>>(rowsOf(table));
  return {
    labels: Object.fromEntries(
      [...rows].flatMap(([name, row]) => ("label" in row ? [[name, row.label]] : [])),
    ),
    textOf: (name, values) => {
      const row = rows.get(name);
      if (row === undefined || !("options" in row)) return null;
      const chosen = (values as Readonly<Record<string, unknown>>)[name];
      const options = derived(row.options, values, asked);
      return options.find(({ value }) => value === chosen)?.label ?? null;
    },
  };
};
