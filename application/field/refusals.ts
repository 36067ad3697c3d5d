import { Schema } from "effect";
import { TournamentId } from "../../domain/shared/values.ts";

/** A private tournament opens only to those who know its public number. */
export class WrongEventId extends Schema.TaggedError<WrongEventId>()("WrongEventId", {
  tournamentId: TournamentId,
}) {}
