import { Schema, SchemaTransformation } from "effect";
import { orElse } from "./absent.ts";
import { isTooDeep } from "./nesting.ts";
import { sentence } from "./sentence.ts";

/** The largest number of entries in values that are sent as texts. */
const MAX_ENTRIES = 200;

/**
 * A value, or a JSON text of it; an empty text means nothing. A value with too many entries is
 * refused before each entry is checked.
 */
export const serialized = <T, E>(schema: Schema.Codec<T, E>) =>
  Schema.Unknown.pipe(
    Schema.decodeTo(
      schema,
      SchemaTransformation.transform<E, unknown>({
        decode: (sent) => {
          const value = read(sent);
          return (hasTooMany(value) ? undefined : value) as E;
        },
        encode: (value) => value,
      }),
    ),
  );

const read = (sent: unknown): unknown => {
  if (typeof sent !== "string") return sent;
  if (sent.trim() === "") return null;
  if (isTooDeep(sent)) return undefined;
  try {
    return JSON.parse(sent);
  } catch {
    return sent;
  }
};

/**
 * Counts entries on all levels. It counts level by level and stops at the limit, because a
 * recursive count would overflow the stack.
 */
const hasTooMany = (value: unknown): boolean => {
  let count = 0;
  let level = [value];
  while (level.length > 0) {
    const inside = level.filter(isObject).map((each) => Object.values(each));
    count += inside.reduce((sum, { length }) => sum + length, 0);
    if (count > MAX_ENTRIES) return true;
    level = inside.flat();
  }
  return false;
};

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/**
 * A list of numbers, ascending and without repetition; a single number counts as a list, and a
 * missing value as an empty one.
 */
export const numberList = <T extends number>(each: Schema.Codec<T, number>, refusal: string) =>
  orElse(
    serialized(
      Schema.Union([Schema.Array(each), each, Schema.Null]).pipe(
        Schema.decodeTo(
          Schema.Array(Schema.toType(each)),
          SchemaTransformation.transform<ReadonlyArray<T>, ReadonlyArray<T> | T | null>({
            decode: (sent) => ascending(typeof sent === "object" ? (sent ?? []) : [sent]),
            encode: (list) => list,
          }),
        ),
      ),
    ).pipe(sentence(refusal)),
    [],
  );

const ascending = <T extends number>(list: ReadonlyArray<T>) =>
  [...new Set(list)].toSorted((one, other) => one - other);
