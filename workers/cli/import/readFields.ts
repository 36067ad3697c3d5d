import { Result, Schema, SchemaIssue } from "effect";
import { type Fault, fault } from "./fault.ts";

type Fields = Readonly<Record<string, Schema.Codec<unknown, unknown>>>;

/** Reads an object field by field, so that one fault does not hide the next. */
export interface Read<F extends Fields> {
  readonly known: { readonly [Name in keyof F]?: F[Name]["Type"] };
  readonly faults: ReadonlyArray<Fault>;
}

/** A field that is absent has no value; the caller decides whether it is required. */
export const readFields = <F extends Fields>(
  fields: F,
  required: ReadonlyArray<keyof F & string>,
  place: string,
  input: object,
): Read<F> => {
  const values = new Map(Object.entries(input));
  const missing = required
    .filter((name) => !values.has(name))
    .map((name) => fault(placeIn(place, name), "is missing"));

  const present = Object.entries(fields).filter(([name]) => values.has(name));
  const read = present.map(([name, schema]) => ({
    name,
    result: Schema.decodeUnknownResult(schema, { errors: "all" })(values.get(name)),
  }));
  const known = read.flatMap(({ name, result }) =>
    Result.isSuccess(result) ? [[name, result.success] as const] : [],
  );
  const faults = read.flatMap(({ name, result }) =>
    Result.isFailure(result)
      ? faultsOf(placeIn(place, name), values.get(name), result.failure.issue)
      : [],
  );
  return { known: Object.fromEntries(known) as Read<F>["known"], faults: [...missing, ...faults] };
};

const placeIn = (place: string, name: string) => (place === "" ? name : `${place}.${name}`);

const format = SchemaIssue.makeFormatterStandardSchemaV1();

const faultsOf = (place: string, value: unknown, issue: SchemaIssue.Issue) =>
  format(issue).issues.map(({ message, path = [] }): Fault => {
    const keys = path.map((key) => (typeof key === "object" ? key.key : key));
    const where = keys.reduce((at: string, key) => at + stepTo(key), place);
    const found = valueAt(value, keys);
    if (found === undefined) return fault(where, "is missing");
    return fault(where, `${inPlainWords.get(message) ?? message}, not ${shown(found)}`);
  });

const inPlainWords = new Map([
  ["Expected array", "must be a list"],
  ["Expected array | null", "must be a list or null"],
  ["Expected object | null", "must be an object or null"],
]);

const stepTo = (key: PropertyKey) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`);

const valueAt = (value: unknown, keys: ReadonlyArray<PropertyKey>): unknown =>
  keys.reduce(
    (inner: unknown, key) =>
      typeof inner === "object" && inner !== null ? Reflect.get(inner, key) : undefined,
    value,
  );

const shown = (value: unknown) => {
  const text = JSON.stringify(value, outermost);
  return text.length > 60 ? `${text.slice(0, 60)}...` : text;
};

/** Deeper values are left out, because nested lists may have any depth. */
const outermost = (key: string, value: unknown) =>
  key !== "" && typeof value === "object" && value !== null ? "..." : value;
