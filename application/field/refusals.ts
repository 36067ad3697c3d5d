import { Schema } from "effect";
import { PlayerId, TournamentId } from "../../domain/shared/values.ts";

const ofPlayer = { tournamentId: TournamentId, playerId: PlayerId };

/** A private tournament is open only to players who know its public number. */
export class WrongEventId extends Schema.TaggedError<WrongEventId>()("WrongEventId", {
  tournamentId: TournamentId,
}) {}

/** The player who should be removed is not registered. */
export class RegistrationNotFound extends Schema.TaggedError<RegistrationNotFound>()(
  "RegistrationNotFound",
  ofPlayer,
) {}

/**
 * An archived player cannot be entered in an event. An administrator can restore the account first.
 */
export class PlayerArchived extends Schema.TaggedError<PlayerArchived>()("PlayerArchived", {
  playerId: PlayerId,
}) {}
