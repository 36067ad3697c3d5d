import { Schema } from "effect";
import { TournamentId } from "../../domain/shared/values.ts";

/**
 * The record of a private tournament contains its number, which other administrators may not know.
 */
export class RecordTellsNumber extends Schema.TaggedError<RecordTellsNumber>()(
  "RecordTellsNumber",
  { tournamentId: TournamentId },
) {}

/** Players get the record when the tournament is over; before, it would tell what boards hide. */
export class RecordNotOpen extends Schema.TaggedError<RecordNotOpen>()("RecordNotOpen", {
  tournamentId: TournamentId,
}) {}
