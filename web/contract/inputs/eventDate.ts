import { Schema, SchemaTransformation } from "effect";
import { WallClock } from "../../../domain/shared/values.ts";
import { sentence } from "./sentence.ts";

const day = String.raw`\d{4}-\d{2}-\d{2}`;
const time = String.raw`\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?`;
const zone = String.raw`Z|[+-]\d{2}:?\d{2}`;

/** A date, or a date and time in any ISO 8601 form. */
const IsoDate = Schema.String.check(
  Schema.isPattern(new RegExp(`^${day}(?:T${time}(?:${zone})?)?$`, "u")),
);

/** Zones and fractions of seconds are ignored, because the organiser's local time has neither. */
const toWallClock = (text: string) => {
  const [, date = "", hours, seconds = "00"] = /^(.{10})(?:T(.{5})(?::(\d{2}))?)?/.exec(text) ?? [];
  return hours === undefined ? date : `${date}T${hours}:${seconds}`;
};

const toWall = SchemaTransformation.transform<string, string>({
  decode: toWallClock,
  encode: (text) => text,
});

export const requiredDate = (field: string) =>
  IsoDate.pipe(Schema.decodeTo(WallClock, toWall), sentence(`${field} is required`));

const orNone = SchemaTransformation.transform<string | null, string | null>({
  decode: (text) => (text === null || text === "" ? null : toWallClock(text)),
  encode: (text) => text,
});

/** An empty text or null means no date. */
export const optionalDate = (field: string) =>
  Schema.Union([IsoDate, Schema.Literal(""), Schema.Null]).pipe(
    Schema.decodeTo(Schema.NullOr(WallClock), orNone),
    sentence(`${field} must be a date`),
  );
