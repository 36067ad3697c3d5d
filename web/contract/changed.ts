import { Schema } from "effect";
import { TournamentId } from "../../domain/shared/values.ts";

/**
 * The header of the answer to a write in an event. Its value says, as `ChangedModels`, which read
 * models of that event have changed.
 */
export const CHANGED = "x-changed";

/** The versions by the names of the read models. What was made before its version is outdated. */
export const ChangedModels = Schema.fromJsonString(
  Schema.Struct({ eventId: TournamentId, versions: Schema.Record(Schema.String, Schema.Int) }),
);
export type ChangedModels = typeof ChangedModels.Type;
