import { Schema, SchemaTransformation } from "effect";
import { calendarDay } from "../../../domain/shared/values.ts";
import { sentence } from "./sentence.ts";

const day = String.raw`\d{4}-\d{2}-\d{2}`;
const time = String.raw`T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})`;

const IsoTime = Schema.String.check(
  Schema.isPattern(new RegExp(`^${day}(?:${time})?$`, "u")),
  Schema.makeFilter((text) => !Number.isNaN(Date.parse(text))),
  calendarDay,
);

/**
 * A moment in ISO 8601; a day means its first instant in UTC. The decoded texts sort like the
 * times.
 */
export const Moment = IsoTime.pipe(
  Schema.decodeTo(
    Schema.String,
    SchemaTransformation.transform<string, string>({
      decode: (text) => new Date(text).toISOString(),
      encode: (text) => text,
    }),
  ),
  sentence("Invalid time"),
);
