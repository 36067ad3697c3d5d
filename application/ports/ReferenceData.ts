import { Schema } from "effect";
import type { EventMetadata } from "../../domain/shared/recorded.ts";

/** Accounts, courses and lists are ordinary tables: all their ports fail with this when those do not answer. */
export class ReferenceDataUnavailable extends Schema.TaggedError<ReferenceDataUnavailable>()(
  "ReferenceDataUnavailable",
  { cause: Schema.Defect() },
) {
  override get message() {
    return "The reference data does not answer.";
  }
}

/**
 * Whose change it is, and the command by which a repetition is known: the same command again
 * changes nothing and answers what then is. Any command context will do.
 */
export type ChangeOrigin = Pick<EventMetadata, "actor" | "commandId">;

/** A row as it was and as it now is; equal when the change was none. */
export interface Change<Row> {
  readonly before: Row;
  readonly after: Row;
}
