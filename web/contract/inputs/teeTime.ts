import { Schema, SchemaTransformation } from "effect";
import { WallClock } from "../../../domain/shared/values.ts";
import { sentence } from "./sentence.ts";

const time = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`;
const seconds = String.raw`(?::[0-5]\d(?:\.\d+)?)?`;
const zone = String.raw`(?:Z|[+-]\d{2}:?\d{2})?`;

/** "HH:MM". */
const TimeOfDay = Schema.String.check(Schema.isPattern(new RegExp(`^${time}$`, "u")));

/** A time of the day on which the round is played, or a date and time in any ISO 8601 form. */
const TypedTeeTime = Schema.String.check(
  Schema.isPattern(
    new RegExp(
      String.raw`^(?:\d{4}-\d{2}-\d{2}T${time}${seconds}${zone}|${time}(?::[0-5]\d)?)$`,
      "u",
    ),
  ),
);

/** Zones and seconds are ignored, because the organiser's local time has neither. */
const toMinutes = SchemaTransformation.transform<string, string>({
  decode: (text) => (text.includes("T") ? `${text.slice(0, 16)}:00` : text.slice(0, 5)),
  encode: (text) => text,
});

/** "HH:MM", or `YYYY-MM-DDTHH:MM:00`. */
export const TeeTimeInput = TypedTeeTime.pipe(
  Schema.decodeTo(Schema.Union([WallClock, TimeOfDay]), toMinutes),
  sentence("Tee time is required"),
);

/** "HH:MM", for every group of a round. */
export const StartTimeInput = TimeOfDay.pipe(sentence("Invalid start time"));
