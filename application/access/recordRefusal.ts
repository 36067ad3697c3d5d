import { Schema } from "effect";
import { TournamentId } from "../../domain/shared/values.ts";

/** The number of a private tournament stands in its record, and is not for other administrators. */
export class RecordTellsNumber extends Schema.TaggedError<RecordTellsNumber>()(
  "RecordTellsNumber",
  { tournamentId: TournamentId },
) {}
