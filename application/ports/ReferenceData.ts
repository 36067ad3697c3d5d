import { Schema } from "effect";
import type { EventMetadata } from "../../domain/shared/recorded.ts";

/**
 * Accounts, courses and lists are ordinary tables. All their ports fail with this when the database
 * does not answer.
 */
export class ReferenceDataUnavailable extends Schema.TaggedError<ReferenceDataUnavailable>()(
  "ReferenceDataUnavailable",
  { cause: Schema.Defect() },
) {
  override get message() {
    return "The reference data does not answer.";
  }
}

/**
 * The author of a change, and the command id by which a repetition is recognised. A repeated
 * command changes nothing and returns the current row. Any command context can be used.
 */
export type ChangeOrigin = Pick<EventMetadata, "actor" | "commandId">;

/** A row before and after a change. Both are equal if nothing changed. */
export interface Change<Row> {
  readonly before: Row;
  readonly after: Row;
}
