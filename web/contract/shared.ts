import { Schema } from "effect";

/** ISO 8601 in UTC: `2026-05-01T08:00:00.000Z`. */
export const UtcTime = Schema.String.annotate({ format: "date-time" });

export const Done = Schema.Struct({ success: Schema.Literal(true) });

export const PersonName = Schema.Struct({ firstName: Schema.String, lastName: Schema.String });

export const text = Schema.String;
export const textOrNull = Schema.NullOr(Schema.String);
export const intOrNull = Schema.NullOr(Schema.Int);
export const numberOrNull = Schema.NullOr(Schema.Finite);
