import { Schema } from "effect";
import { TournamentId } from "../../domain/shared/values.ts";

/**
 * The record of a private tournament contains its number, which other administrators may not know.
 */
export class RecordTellsNumber extends Schema.TaggedError<RecordTellsNumber>()(
  "RecordTellsNumber",
  { tournamentId: TournamentId },
) {}
