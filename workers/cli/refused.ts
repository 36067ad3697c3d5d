import { Schema } from "effect";

/** Ends a command with exit code 1 and this sentence. */
export class Refused extends Schema.TaggedError<Refused>()("Refused", {
  message: Schema.String,
}) {}
