import { Schema, SchemaTransformation } from "effect";
import { sentence } from "../sentence.ts";
import { orElse } from "./absent.ts";

/** More entries than this has nothing that is sent as a text. */
const MOST_ENTRIES = 200;

/**
 * A value, or a JSON text of it; an empty text is nothing (spec/decisions.md, AMB-64). What has no end
 * is refused before anybody looks at each of its entries.
 */
export const serialized = <T, E>(schema: Schema.Codec<T, E>) =>
  Schema.Unknown.pipe(
    Schema.decodeTo(
      schema,
      SchemaTransformation.transform<E, unknown>({
        decode: (sent) => {
          const value = read(sent);
          return (countOf(value) > MOST_ENTRIES ? undefined : value) as E;
        },
        encode: (value) => value,
      }),
    ),
  );

const read = (sent: unknown): unknown => {
  if (typeof sent !== "string") return sent;
  if (sent.trim() === "") return null;
  try {
    return JSON.parse(sent);
  } catch {
    return sent;
  }
};

/** Entries on all levels. Whoever has more than enough is not counted to the end. */
const countOf = (value: unknown): number => {
  if (typeof value !== "object" || value === null) return 0;
  const entries = Object.values(value);
  if (entries.length > MOST_ENTRIES) return entries.length;
  return entries.reduce((count: number, entry) => count + 1 + countOf(entry), 0);
};

/** A list of numbers, ascending and without repetition; one alone is a list too, and none an empty one. */
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
